/** Removes the parameters of `refreshDrawings`. */
const plain = (text: string): string => text.replaceAll(/\?drawn=\d+/g, '');

/**
 * Shows changed drawings under a new address everywhere in a page, as pictures or in styles, since a browser caches the old address.
 *
 * @param drawings their paths on the server
 * @param version a new number for each call
 */
export function refreshDrawings(page: Document, drawings: readonly string[], version: number): void {
  for (const picture of page.querySelectorAll('img')) {
    const src = plain(picture.getAttribute('src') ?? '');
    if (drawings.includes(src)) picture.setAttribute('src', `${src}?drawn=${version}`);
  }
  for (const style of page.querySelectorAll('style')) {
    const text = style.textContent;
    const fresh = drawings.reduce(
      (whole, path) => whole.replaceAll(path, `${path}?drawn=${version}`),
      drawings.some((path) => text.includes(path)) ? plain(text) : text,
    );
    if (fresh !== text) style.textContent = fresh;
  }
}
