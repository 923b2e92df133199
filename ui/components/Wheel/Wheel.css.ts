import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';

const blink = keyframes({ '50%': { opacity: 0.35 } });
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const wheel = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3], minWidth: 0 });

export const frame = style({
  position: 'relative',
  width: '100%',
  maxWidth: '26rem',
  aspectRatio: '1',
  containerType: 'inline-size',
  // The light around the wheel, no wider than a page's margin.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 'max(-6%, -.75rem)',
    borderRadius: '50%',
    background: `radial-gradient(closest-side, ${vars.color.glow} 80%, #0000)`,
    pointerEvents: 'none',
  },
});

export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // The rotated disc's corners are empty, but would widen the page.
  overflow: 'clip',
  fill: 'none',
});

export const disc = style({
  transformOrigin: '0 0',
  selectors: {
    '[data-state=waiting] &': { transition: `transform ${vars.motion.slow} ${vars.motion.easeOut}` },
    // The longest motion of the product outside games; a tap ends it.
    '[data-state=turning] &': { transition: 'transform 4200ms cubic-bezier(.16, .72, .12, 1)' },
  },
});

export const high = style({ stopColor: vars.color.goldHi });
export const metal = style({ stopColor: vars.color.gold });
export const low = style({ stopColor: vars.color.goldLo });
/** A shadow is dark in every brand. */
export const shade = style({ stopColor: 'black' });
export const light = style({ stopColor: vars.color.onArt });
export const bevel = style({ stroke: vars.color.goldHi, strokeWidth: 1.2, opacity: 0.9 });
export const rim = style({ stroke: vars.color.goldLo, strokeWidth: 2 });
export const cast = style({ fill: vars.color.primaryDeep, opacity: 0.4 });

export const bulb = style({
  fill: vars.color.goldHi,
  stroke: vars.color.goldLo,
  strokeWidth: 0.6,
  selectors: {
    '&[data-odd]': { fill: vars.color.primary },
    '[data-state=turning] &[data-odd]': { animation: `${blink} 600ms infinite` },
  },
});

export const sector = style({
  transition: `opacity ${vars.motion.slow} ${vars.motion.easeOut}`,
  selectors: {
    '[data-state=settled] &[data-state=other]': { opacity: 0.5 },
    '[data-state=settled] &[data-state=won]': { opacity: 1 },
  },
});

export const field = style({
  stroke: vars.color.goldLo,
  strokeWidth: 0.8,
  fill: vars.color.primaryDeep,
  selectors: {
    '[data-tone=primary] > &': { fill: vars.color.primary },
    '[data-tone=accent] > &': { fill: vars.color.accent },
    '[data-tone=gold] > &': { fill: vars.color.gold },
  },
});

export const words = style({
  fill: vars.color.onArt,
  fontFamily: vars.font.numerals,
  fontSize: '9px',
  fontWeight: 700,
  textAnchor: 'middle',
  selectors: {
    '[data-tone=primary] > &': { fill: vars.color.onPrimary },
    '[data-tone=accent] > &': { fill: vars.color.onAccent },
    '[data-tone=gold] > &': { fill: vars.color.onGold },
    '[data-many] &': { fontSize: '7px' },
  },
});

export const pointer = style({ stroke: vars.color.goldLo, strokeWidth: 1.2, strokeLinejoin: 'round' });

export const button = style([
  pressable,
  {
    position: 'absolute',
    inset: '36.5%',
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    padding: vars.space[1],
    borderRadius: '50%',
    background: vars.fill.buttonGold,
    boxShadow: `inset 0 2px 0 ${vars.color.goldHi}, 0 0 0 3px ${vars.color.goldHi}, 0 0 0 7px ${vars.color.goldLo}, ${vars.elevation[3]}`,
    color: vars.color.onGold,
    // The button is as large as the wheel allows, since larger text would break in the middle of a word.
    fontSize: `min(${vars.size[17]}, 7.5cqi)`,
    lineHeight: 24 / 17,
    fontWeight: 700,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      '&:active:not([aria-disabled=true])': { transform: `scale(${vars.motion.press})` },
      '&:focus-visible': { outlineOffset: '6px' },
      '&[data-state=disabled]': {
        background: vars.color.surface2,
        boxShadow: `0 0 0 4px ${vars.color.line}`,
        color: vars.color.faint,
      },
    },
    '@media': { '(forced-colors: active)': { border: '2px solid ButtonText', background: 'ButtonFace' } },
  },
]);

/** Covers the whole wheel, so that a tap anywhere ends the turning. */
export const skip = style([pressable, { position: 'absolute', inset: 0, borderRadius: '50%' }]);

/** Reserves its place, so that nothing moves when the result arrives. */
export const result = style({
  minHeight: vars.leading[24],
  color: vars.color.goldInk,
  fontSize: vars.size[20],
  lineHeight: vars.leading[24],
  fontWeight: 700,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const resultWords = style({
  display: 'block',
  animation: `${appear} ${vars.motion.slow} ${vars.motion.easeOut}`,
});
