/** The foot scrolls along from this share of the sheet on, so that the rest stays readable with large text. */
const MOST = 0.4;

/** Whether a foot of this height scrolls along in a sheet. Heights in px. */
export const scrollsAlong = (foot: number, sheet: number): boolean => sheet > 0 && foot > MOST * sheet;

/**
 * A reference for the sheet's content. It sets `data-along` while the last child, the foot, is too high to stay in view.
 */
export function measureFoot(sheet: HTMLElement | null): (() => void) | undefined {
  const foot = sheet?.lastElementChild;
  if (sheet === null || !(foot instanceof HTMLElement) || typeof ResizeObserver === 'undefined') return undefined;
  const measure = (): void => {
    sheet.toggleAttribute('data-along', scrollsAlong(foot.offsetHeight, sheet.clientHeight));
  };
  const observer = new ResizeObserver(measure);
  for (const part of [sheet, foot]) observer.observe(part);
  return () => observer.disconnect();
}
