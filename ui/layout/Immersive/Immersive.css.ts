import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const clear = (edge: 'top' | 'right' | 'bottom' | 'left'): string =>
  `max(${vars.space[3]}, env(safe-area-inset-${edge}, 0px))`;

export const immersive = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"top top" "middle side" "bottom bottom"',
  minHeight: '100dvh',
  overflow: 'hidden',
  background: vars.color.deep,
  color: vars.color.text,
  outline: 'none',
});

/** Below everything, to every edge of the screen. */
export const stage = style({
  gridArea: '1 / 1 / -1 / -1',
  display: 'grid',
  minWidth: 0,
  minHeight: 0,
  placeItems: 'stretch',
});

const over = {
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: vars.space[2],
  minWidth: 0,
  pointerEvents: 'none',
} as const;

export const top = style({
  ...over,
  gridArea: 'top',
  flexWrap: 'wrap',
  alignItems: 'center',
  padding: `${clear('top')} ${clear('right')} ${vars.space[2]} ${clear('left')}`,
});

export const side = style({
  ...over,
  gridArea: 'side',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  padding: `${vars.space[2]} ${clear('right')} ${vars.space[2]} 0`,
});

export const bottom = style({
  ...over,
  gridArea: 'bottom',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  padding: `${vars.space[2]} ${clear('right')} ${clear('bottom')} ${clear('left')}`,
});

// The stage receives the presses beside the controls.
for (const edge of [top, side, bottom]) globalStyle(`${edge} > *`, { pointerEvents: 'auto' });
