import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[3],
});
globalStyle(`${links} > li`, { display: 'grid' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '4.5rem',
  color: vars.color.text,
  textDecoration: 'none',
});
export const words = style({ display: 'grid', flex: 1, gap: vars.space[1], minWidth: 0 });
export const arrow = style({ flex: 'none', color: vars.color.muted });
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius[2],
  background: vars.color.primarySoft,
  color: vars.color.primaryInk,
  fontFamily: vars.font.numerals,
  fontWeight: 700,
});
