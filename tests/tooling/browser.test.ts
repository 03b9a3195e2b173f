import { expect, it } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';
import { checkout } from './checkout.ts';

it('the browser named by FAULTLINE_CHROMIUM is taken', () => {
  const folder = checkout({ 'my-browser': '' });
  expect(findBrowser({ FAULTLINE_CHROMIUM: `${folder}/my-browser` })).toBe(`${folder}/my-browser`);
});

it('a wrong FAULTLINE_CHROMIUM is told, with what would help', () => {
  expect(() => findBrowser({ FAULTLINE_CHROMIUM: '/nowhere/chromium' })).toThrow(
    /\/nowhere\/chromium, but there is no such file\. Install Chromium/,
  );
});

it.each([
  ['darwin', { HOME: '' }, 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['linux', {}, 'chromium'],
] as const)('a browser is looked for in the usual places of %s', (platform, env, file) => {
  const folder = checkout({ [file]: '' });
  expect(findBrowser({ ...env, HOME: folder, PATH: folder }, platform)).toMatch(/Google Chrome$|chromium/);
});
