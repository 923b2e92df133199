import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenNames } from './tokens.ts';

/**
 * Every themeable value as a CSS variable reference: `vars.color.primaryInk` is `var(--p-ink)`. Import it only from `.css.ts` files, so
 * that the styling library stays at build time. The brand sets the values (`data-brand` on the root or on any element, so that one page can
 * show two brands side by side).
 */
export const vars = createGlobalThemeContract(tokenNames);
