import '@fontsource-variable/saira/wdth.css';
import '@fontsource-variable/archivo/wdth.css';
import './ui/index.css';
import { render } from 'preact';
import { laySigns } from './ui/sprite.ts';
import { fetchAhead } from './site/ahead.ts';
import { App } from './site/App.tsx';
import { routeOf } from './shell/route.ts';
import { languageHere } from './shell/settings.ts';

const arrived = fetchAhead(routeOf(location.hash)?.[0] ?? '', languageHere());
const page = document.getElementById('page');
if (page) render(<App />, page);
void laySigns();

// It fetches everything: what is looked at has the line for itself first. A browser without service workers, or a page
// opened without https, plays as well: with a network.
if (import.meta.env.OFFLINE)
  void arrived.then(() => navigator.serviceWorker?.register('./serviceWorker.js')).catch(() => {});
