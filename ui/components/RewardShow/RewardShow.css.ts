import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { typeStep } from '../../theme/looks.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(.7)' }, '60%': { transform: 'scale(1.05)' } });
const fade = keyframes({ from: { opacity: 0 } });
const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const rise = keyframes({ from: { opacity: 0, transform: 'translate(-50%, 10px)' } });

/** Above pages and toasts, below the confetti. */
export const layer = style({ position: 'fixed', inset: 0, zIndex: 900, pointerEvents: 'none' });

/** Covers the whole window, so that a tap anywhere ends it. */
export const skip = style([
  pressable,
  {
    position: 'absolute',
    inset: 0,
    pointerEvents: 'auto',
    background: vars.color.scrim,
    animation: `${fade} ${vars.motion.medium} ${vars.motion.easeOut}`,
    selectors: { '&:focus-visible': { outlineOffset: '-6px' } },
  },
]);

export const panel = style({
  position: 'absolute',
  insetInline: vars.space[4],
  insetBlockStart: '50%',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  transform: 'translateY(-58%)',
});

export const rays = style({
  position: 'absolute',
  insetBlockStart: '6rem',
  insetInlineStart: '50%',
  width: '26rem',
  height: '26rem',
  marginInlineStart: '-13rem',
  marginBlockStart: '-13rem',
  borderRadius: '50%',
  background: `repeating-conic-gradient(${vars.color.gold} 0 9deg, transparent 9deg 22.5deg)`,
  mask: 'radial-gradient(circle, #000 12%, transparent 68%)',
  opacity: 0.55,
  animation: `${turn} 24s linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const drawing = style({
  position: 'relative',
  width: '12rem',
  height: '12rem',
  animation: `${appear} 480ms ${vars.motion.easeBounce}`,
  selectors: { '[data-size=big] &': { width: '9rem', height: '9rem', marginBlockStart: '1.5rem' } },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' });

/** The plate has the brand's own colours, which keep its text legible in every brand. */
export const title = style({
  position: 'relative',
  maxWidth: '100%',
  padding: `${vars.space[3]} ${vars.space[6]}`,
  borderRadius: vars.radius[3],
  background: vars.color.surface2,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.gold}, ${vars.elevation[3]}`,
  color: vars.color.goldInk,
  fontFamily: vars.font.heading,
  ...typeStep(24),
  fontWeight: 700,
  textAlign: 'center',
  textWrap: 'balance',
  // Keeps an item's name on one line; only a name wider than the plate breaks.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  animation: `${appear} 360ms ${vars.motion.easeOut}`,
  selectors: {
    '[data-size=grand] &': {
      paddingInline: vars.space[4],
      // Fits an amount of eleven digits on one line of a phone.
      fontSize: `max(1.25rem, min(${vars.size[32]}, 6.9vw))`,
      lineHeight: vars.leading[32],
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const coin = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: '2rem',
  height: '2rem',
  maxWidth: 'none',
  opacity: 0,
  willChange: 'transform, opacity',
});

/** The text of the gain, under the wallet. */
export const gain = style({
  position: 'absolute',
  transform: 'translate(-50%, 0)',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface3,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.positive}, ${vars.elevation[2]}`,
  color: vars.color.positive,
  fontFamily: vars.font.numerals,
  ...typeStep(15),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
  width: 'max-content',
  maxWidth: 'calc(100vw - 1rem)',
  textAlign: 'center',
  textWrap: 'balance',
  wordBreak: 'keep-all',
  animation: `${rise} ${vars.motion.slow} ${vars.motion.easeOut}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
