import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  width: '100%',
});

/** Below each other on a phone, side by side if there is room. */
export const abreast = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { 'screen and (min-width: 48rem)': { display: 'flex', flexWrap: 'wrap' } },
});
