import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  paddingBlockStart: vars.space[4],
});

export const standing = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

export const brackets = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const places = style({ display: 'grid', gap: vars.space[2] });
