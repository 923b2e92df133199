import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(.96)' } });
const vanish = keyframes({ to: { opacity: 0 } });
const fade = keyframes({ from: { opacity: 0 } });

export const popover = style({
  zIndex: 55,
  display: 'flex',
  flexDirection: 'column',
  width: 'max-content',
  maxWidth: `min(22rem, calc(100vw - ${vars.space[6]}))`,
  maxHeight: 'var(--radix-popover-content-available-height)',
  borderRadius: vars.radius[3],
  background: vars.fill.card,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
  color: vars.color.text,
  transformOrigin: 'var(--radix-popover-content-transform-origin)',
  animation: `${appear} ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-state=closed]': { animation: `${vanish} ${vars.motion.fast} ${vars.motion.easeIn} forwards` },
    '&:focus': { outline: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animationName: fade },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const head = style({
  ...inRow,
  flex: 'none',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  minHeight: '2.75rem',
  padding: `${vars.space[1]} ${vars.space[1]} 0 ${vars.space[4]}`,
});

export const title = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontFamily: vars.font.heading,
  ...typeStep(15),
  fontWeight: 700,
  color: vars.color.text,
});

export const close = style({ flex: 'none' });
// The ring is inside the corner, since outside it would cross the edge and the text below.
globalStyle(`${close} > *:focus-visible`, { outlineOffset: '-4px' });

export const body = style({
  minHeight: 0,
  padding: vars.space[4],
  overflowY: 'auto',
  ...typeStep(15),
  selectors: { [`${head} + &`]: { paddingBlockStart: 0 } },
});

export const arrow = style({
  width: 16,
  height: 8,
  clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
  background: vars.fill.card,
  // Continues the colour of the card's edge beside its button.
  backgroundSize: '100% 12rem',
  selectors: { '[data-side=top] &': { backgroundPosition: 'bottom' } },
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
