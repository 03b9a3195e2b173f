export const reach = {
  onlyHere: 'This address opens on this machine only. To let other devices in, start with: npm start -- --host 0.0.0.0',
  plainHttp:
    'Opened over plain http: this browser does not keep the page for times without a network, does not promise to keep what is saved, and sends no notifications. Everything else works.',
};
