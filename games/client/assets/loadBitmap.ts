/**
 * Loads a picture for WebGL. It is decoded once, outside of the page's thread; WebGL would decode the picture of an `<img>` again and block
 * the page.
 *
 * @throws Error if the file does not load or is no picture
 */
export async function loadBitmap(address: string): Promise<ImageBitmap> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // Not `response.blob()`: it fails in Chromium while a preloaded file still arrives, so on every slow network.
  const blob = new Blob([await response.arrayBuffer()]);
  return createImageBitmap(blob, { premultiplyAlpha: 'premultiply' });
}
