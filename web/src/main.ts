import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { listenForFirstGesture } from './motion/sound';

listenForFirstGesture();

// Pages are loaded when they are opened: one that an update has replaced is had by loading everything anew.
addEventListener('vite:preloadError', () => location.reload());

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app');

export default mount(App, { target });
