/** Says in the page, once it is so, that everything is kept and the desk opens without a network. */
export async function tellWhenKept(): Promise<void> {
  await navigator.serviceWorker?.ready;
  if (navigator.serviceWorker) document.documentElement.dataset.offline = 'ready';
}
