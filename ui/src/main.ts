import './styles/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { GAMES } from './games';
import type { GamePage } from './games/game';
import { contentAt } from './shell/api';
import { lang, ready, wordsAt } from './shell/i18n.svelte';
import { stayReadable } from './shell/offline';

mount(App, { target: document.getElementById('app')! });
const wordsOf = ({ words }: GamePage): string[] => (words ? [wordsAt(lang.current, words)] : []);
void ready.then(() => stayReadable(GAMES.flatMap((game) => [contentAt(game.id), ...wordsOf(game)])));
