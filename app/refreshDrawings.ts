/** Addresses without what `refreshDrawings` added to them. */
const plain = (text: string): string => text.replaceAll(/\?drawn=\d+/g, '');

/**
 * Shows changed drawings wherever a page has them, as pictures or in its styles: under another address, since a browser keeps what it
 * has drawn under the old one.
 *
 * @param drawings their paths on the server
 * @param version a number that no earlier call had
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
