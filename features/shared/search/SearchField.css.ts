import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

/** Removes the space for an error below the field, since a search has no errors. */
export const search = style({ marginBlockEnd: `calc(${vars.leading[13]} * -1)` });
