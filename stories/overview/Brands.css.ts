import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const brands = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
});

export const brand = style({
  padding: vars.space[4],
  background: vars.fill.page,
  color: vars.color.text,
  overflow: 'hidden',
});

export const name = style({ paddingBlock: vars.space[2] });
