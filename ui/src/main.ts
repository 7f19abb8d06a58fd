import { mount } from 'svelte';
import App from './App.svelte';
import { GAMES } from './games';
import { contentAt } from './shell/api';
import { stayReadable } from './shell/offline';
import './styles/index.css';

mount(App, { target: document.getElementById('app')! });
stayReadable(GAMES.map(({ id }) => contentAt(id)));
