import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { autoFit, centredIn, inRow } from '#ui/layout/arrangements.ts';

export const ways = style({ ...autoFit('min(100%, 22rem)'), gap: vars.space[3] });

globalStyle(`${ways} > li`, { display: 'grid' });

export const way = style({ ...inRow, gap: vars.space[3], minHeight: '3.5rem' });
export const copied = style({ ...inRow, minWidth: 0, overflowWrap: 'anywhere' });

export const sign = style({
  ...centredIn('2.75rem'),
  flex: 'none',
  borderRadius: vars.radius.pill,
  background: vars.color.primarySoft,
  color: vars.color.primaryInk,
});
