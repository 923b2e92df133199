/**
 * The current brand is a single attribute on the root element. A change of the attribute changes all colours, edges and typefaces in CSS,
 * without a render; only a font that was not used yet is loaded.
 */

/** Returns the brand on the root, or `undefined` for the stylesheet's default. */
export const readBrand = (): string | undefined => document.documentElement.dataset['brand'];

/** Sets the brand on the root and the browser's own bar (`<meta name="theme-color">`) to match. */
export function setBrand(id: string): void {
  const root = document.documentElement;
  root.dataset['brand'] = id;
  const chrome = getComputedStyle(root).getPropertyValue('--chrome').trim();
  if (chrome === '') return;
  const meta = document.querySelector('meta[name="theme-color"]') ?? document.createElement('meta');
  meta.setAttribute('name', 'theme-color');
  meta.setAttribute('content', chrome);
  if (!meta.isConnected) document.head.append(meta);
}
