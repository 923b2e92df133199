import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenNames } from './tokens.ts';

/**
 * Every themeable value as a CSS variable reference: `vars.color.primaryInk` is `var(--p-ink)`. Import it from `.css.ts`
 * files only, so that the styling library stays at build time. Which value a variable has is the brand's affair
 * (`data-brand` on the root or on any element, so that two brands can stand side by side on one page).
 */
export const vars = createGlobalThemeContract(tokenNames);
