import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: vars.space[3],
});

globalStyle(`${ways} > li`, { display: 'grid' });

export const way = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minHeight: '3.5rem' });
export const words = style({ display: 'grid', minWidth: 0 });
export const copied = style({ display: 'flex', alignItems: 'center', minWidth: 0, overflowWrap: 'anywhere' });

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.pill,
  background: vars.color.primarySoft,
  color: vars.color.primaryInk,
});
