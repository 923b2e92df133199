import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const panel = style({
  position: 'fixed',
  insetBlockStart: 0,
  // Physical: the drag library measures from the left in every writing direction.
  left: 0,
  width: 'min(16rem, calc(100vw - 1rem))',
  maxHeight: 'calc(100dvh - 1rem)',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: vars.radius[3],
  background: vars.color.surface2,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
  color: vars.color.text,
  animation: `${appear} ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-size=md]': { width: 'min(22rem, calc(100vw - 1rem))' },
  },
  '@media': { '(forced-colors: active)': { border: '2px solid CanvasText' } },
});

export const bar = style({
  display: 'flex',
  flex: 'none',
  // Large text takes a line for the title and one for the buttons.
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: '2.75rem',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

export const grip = style([
  pressable,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: vars.radius[2],
    color: vars.color.muted,
    cursor: 'grab',
    touchAction: 'none',
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  },
]);

export const title = style({
  flex: '1 1 2.75rem',
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontWeight: 700,
  color: vars.color.text,
});

export const buttons = style({ display: 'flex', flex: 'none', marginInlineStart: 'auto', cursor: 'auto' });
// The panel clips content beyond its edge, including a ring round its buttons.
globalStyle(`${buttons} > :focus-visible`, { outlineOffset: '-3px' });

export const body = style({ minHeight: 0, overflow: 'auto' });
