/** Marks decorative pictures that fail to load, so that the page's styles hide the browser's icon. */
export function markFailedPictures(page: Document): void {
  const mark = ({ type, target }: Event): void => {
    if (!(target instanceof HTMLImageElement)) return;
    target.toggleAttribute('data-failed', type === 'error' && target.alt === '');
  };
  // Neither event bubbles, so the listeners capture.
  page.addEventListener('error', mark, true);
  page.addEventListener('load', mark, true);
}
