import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inColumn } from '#ui/layout/arrangements.ts';

export const stack = style({ ...inColumn, gap: vars.space[2], width: '100%' });

/** Below each other on a phone, side by side if there is room. */
export const abreast = style({
  ...inColumn,
  gap: vars.space[3],
  '@media': { 'screen and (min-width: 48rem)': { display: 'flex', flexWrap: 'wrap' } },
});
