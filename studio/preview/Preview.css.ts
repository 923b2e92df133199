import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const preview = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
});

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: `0 ${vars.space[3]}`,
  alignItems: 'end',
});

export const frames = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  flex: '1 1 auto',
  minHeight: 0,
  '@media': { 'screen and (max-width: 48rem)': { gridAutoFlow: 'row' } },
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
  minHeight: 0,
});

export const room = style({
  position: 'relative',
  flex: 1,
  minHeight: '20rem',
  overflow: 'hidden',
  borderRadius: vars.radius[3],
  background: vars.color.well,
  boxShadow: vars.elevation.well,
});

/** Absolutely positioned, since the scaled page keeps its full layout size and would enlarge its container for ever. */
export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'block',
  maxWidth: 'none',
  border: 0,
  transformOrigin: '0 0',
});

export const filters = style({ position: 'absolute' });
