/**
 * Loads a picture for WebGL. It is decoded beside the page's own work and once; WebGL would decode that of an `<img>` again, and let the
 * page wait.
 *
 * @throws Error if the picture does not come or is none
 */
export async function loadBitmap(address: string): Promise<ImageBitmap> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // Not `response.blob()`: it fails in Chromium while a preloaded file still arrives, so on every slow network.
  const blob = new Blob([await response.arrayBuffer()]);
  return createImageBitmap(blob, { premultiplyAlpha: 'premultiply' });
}

/** Lets the browser load a file that is fetched soon. */
export function preloadFile(address: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: address });
  document.head.append(link);
}
