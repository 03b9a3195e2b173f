import '@fontsource-variable/saira/wdth.css';
import '@fontsource-variable/archivo/wdth.css';
import './ui/index.css';
import { render } from 'preact';
import { laySigns } from './ui/sprite.ts';
import { App } from './site/App.tsx';

const page = document.getElementById('page');
if (page) render(<App />, page);
void laySigns();

// A browser without service workers, or a page opened without https, plays as well: with a network.
if (import.meta.env.OFFLINE) void navigator.serviceWorker?.register('./serviceWorker.js').catch(() => {});
