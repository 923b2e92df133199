import { setBrand } from '#ui/theme/brand.ts';
import { DRAFT_BRAND } from '../draft/themeOf.ts';

const STYLE = 'live-theme';

/**
 * Applies a draft's rules to a page under the name of its present brand. The rules come after the brand's own.
 * @param css the rules of a draft, for `DRAFT_BRAND`; empty for the brand's own look
 */
export function wearLook(page: Document, css: string, brand: string): void {
  const style = page.getElementById(STYLE) ?? page.createElement('style');
  style.id = STYLE;
  style.textContent = css.replaceAll(`data-brand=${DRAFT_BRAND}`, `data-brand=${brand}`);
  // Moves the style to the end again, since a style that was added later would win.
  page.head.append(style);
  setBrand(brand);
}
