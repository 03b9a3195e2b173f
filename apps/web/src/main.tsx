import '@fontsource-variable/saira/wdth.css';
import '@fontsource-variable/archivo/wdth.css';
import './look/index.css';
import { render } from 'preact';
import { App } from './shell/App.tsx';

const page = document.getElementById('page');
if (page) render(<App />, page);
