// What a browser may load for the page: our own files, and pictures the page makes itself (codes for cameras).
// Nothing inline: no script and no style of a page that somebody slipped words into.

const ALLOWED = {
  'default-src': "'none'",
  'script-src': "'self'",
  'worker-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** For the page itself, wherever its folder is served from. */
export const PAGE_POLICY = Object.entries(ALLOWED)
  .map((rule) => rule.join(' '))
  .join('; ');

/** As a header; a page cannot say of itself who may frame it. */
export const POLICY = `${PAGE_POLICY}; frame-ancestors 'none'`;
