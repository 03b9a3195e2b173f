export const reach = {
  onlyHere: 'This address only works on this machine. To let other devices in, start with: npm start -- --host 0.0.0.0',
  plainHttp:
    'Opened over plain http: the page does not work offline, your browser may delete saved data when storage runs low, and there are no notifications. Everything else works.',
};
