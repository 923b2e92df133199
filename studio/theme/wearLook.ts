import { setBrand } from '#ui/theme/brand.ts';
import { DRAFT_BRAND } from '../draft/themeOf.ts';

const STYLE = 'live-theme';

/**
 * Lets a page wear a draft's rules under the name of the brand that it has already, so that nobody takes it for another brand: the rules
 * stand after the brand's own.
 *
 * @param css the rules of a draft, for `DRAFT_BRAND`; empty for the brand's own look
 */
export function wearLook(page: Document, css: string, brand: string): void {
  const style = page.getElementById(STYLE) ?? page.createElement('style');
  style.id = STYLE;
  style.textContent = css.replaceAll(`data-brand=${DRAFT_BRAND}`, `data-brand=${brand}`);
  // At the end again: a style that came meanwhile would win.
  page.head.append(style);
  setBrand(brand);
}
