import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';
import { autoFill } from '#ui/layout/arrangements.ts';
import { raised, typeStep } from '#ui/theme/looks.ts';

export const prizes = style({ display: 'grid', gap: vars.space[3], marginBlock: vars.space[3] });

export const list = style({
  ...autoFill('min(100%, 5rem)'),
  // Four columns on a phone; fewer with large text.
  gap: vars.space[2],
});

export const prize = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[1],
  minWidth: 0,
  padding: vars.space[2],
  borderRadius: vars.radius[2],
  ...raised,
  textAlign: 'center',
  ...typeStep(13),
  fontWeight: 700,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const picture = style({ width: '3.5rem', height: '3.5rem', objectFit: 'contain' });

export const words = style({
  color: vars.color.muted,
  fontWeight: 400,
  overflowWrap: 'anywhere',
  textWrap: prettyLines,
});
