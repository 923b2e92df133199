import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { autoFill, centredIn, inRow } from '#ui/layout/arrangements.ts';

export const links = style({ ...autoFill('min(100%, 20rem)'), gap: vars.space[3] });
globalStyle(`${links} > li`, { display: 'grid' });

export const link = style({
  ...inRow,
  gap: vars.space[3],
  minHeight: '4.5rem',
  color: vars.color.text,
  textDecoration: 'none',
});
export const arrow = style({ flex: 'none', color: vars.color.muted });
export const sign = style({
  ...centredIn('2.75rem'),
  flex: 'none',
  borderRadius: vars.radius[2],
  background: vars.color.primarySoft,
  color: vars.color.primaryInk,
  fontFamily: vars.font.numerals,
  fontWeight: 700,
});
