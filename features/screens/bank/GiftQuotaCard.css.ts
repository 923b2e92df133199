import { style } from '@vanilla-extract/css';
import { inColumn, inRow } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { raised, typeStep } from '#ui/theme/looks.ts';

export const card = style({
  ...inRow,
  gap: vars.space[4],
  marginBlock: `${vars.space[4]} ${vars.space[3]}`,
  padding: vars.space[4],
  borderRadius: vars.radius[3],
  clipPath: vars.shape.tileClip,
  ...raised,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const picture = style({
  flex: 'none',
  width: '4.5rem',
  height: '4.5rem',
  maxWidth: '24%',
  objectFit: 'contain',
});

export const words = style({ ...inColumn, flex: 1, minWidth: 0, gap: vars.space[1] });

export const label = style({ ...typeStep(13), color: vars.color.muted });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  margin: 0,
  ...typeStep(13),
  color: vars.color.muted,
});
