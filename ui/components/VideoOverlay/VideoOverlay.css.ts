import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Over everything, in nobody's way. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 1000,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  animation: `${appear} ${vars.motion.dialog} ${vars.motion.easeOut}`,
});

const drawn = {
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  maxWidth: '40rem',
  objectFit: 'contain',
} as const;
export const clip = style({ ...drawn, selectors: { '[data-state=loading] > &': { opacity: 0 } } });
export const picture = style(drawn);

export const controls = style({
  position: 'absolute',
  insetInlineEnd: `calc(${vars.space[4]} + env(safe-area-inset-right))`,
  insetBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.color.glass,
  boxShadow: vars.elevation[2],
  color: vars.color.text,
  pointerEvents: 'auto',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
