/** The signs of this game, put into the page once, when the first of them is drawn. */
import signs from '../../../../../src/charthouse/games/charterstone/signs.svg?raw';
import './stone.css';

const holder = document.createElement('div');
holder.className = 'stone-signs';
holder.ariaHidden = 'true';
holder.innerHTML = signs;
document.body.append(holder);
