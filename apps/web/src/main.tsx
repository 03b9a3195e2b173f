import '@fontsource-variable/saira/wdth.css';
import '@fontsource-variable/archivo/wdth.css';
import './look/index.css';
import { render } from 'preact';
import { App } from './shell/App.tsx';

const page = document.getElementById('page');
if (page) render(<App />, page);

// A browser without service workers, or a page opened without https, plays as well: with a network.
if (import.meta.env.OFFLINE) void navigator.serviceWorker?.register('./serviceWorker.js').catch(() => {});
