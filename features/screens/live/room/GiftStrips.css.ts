import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inRow } from '#ui/layout/arrangements.ts';
import { cutLine, typeStep } from '#ui/theme/looks.ts';

const come = keyframes({ from: { opacity: 0, transform: 'translateX(-2rem)' } });
const jump = keyframes({ from: { transform: 'skewX(-8deg) scale(1.8)' } });

export const list = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2], pointerEvents: 'none' });

/** Dark art in every brand, over the picture. */
export const strip = style({
  position: 'relative',
  ...inRow,
  gap: vars.space[2],
  minWidth: '15rem',
  maxWidth: '100%',
  minHeight: '2.75rem',
  padding: '.25rem 1rem .25rem .25rem',
  borderRadius: '1.5rem',
  background: 'linear-gradient(90deg, #0f6a6cf2, #0f6a6ccc 50%, #0f6a6c33)',
  boxShadow: 'inset 0 1px 0 #ffffff40',
  color: '#fff',
  animation: `${come} ${vars.motion.slow} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-size=big]': {
      minHeight: '3.25rem',
      background: 'linear-gradient(90deg, #b3341af7, #d5411fe6 50%, #e8452a33)',
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const words = style({ display: 'grid', minWidth: 0, ...typeStep(12), textShadow: '0 1px 2px #000a' });
export const name = style({ ...cutLine, maxWidth: '9rem' });
export const picture = style({
  flex: 'none',
  width: '3.25rem',
  height: '3.25rem',
  marginBlock: '-.75rem',
  objectFit: 'contain',
  filter: 'drop-shadow(0 5px 6px #0009)',
  selectors: { '[data-size=big] > &': { width: '4.5rem', height: '4.5rem' } },
});
export const count = style({
  marginInlineStart: 'auto',
  fontFamily: vars.font.numerals,
  fontSize: vars.size[24],
  lineHeight: 1,
  fontWeight: 800,
  color: '#ffe08a',
  textShadow: '0 2px 0 #7a1c04, 0 0 10px #ff8a3acc',
  transform: 'skewX(-8deg)',
  animation: `${jump} ${vars.motion.slow} ${vars.motion.easeOut}`,
  selectors: { '[data-size=big] > &': { fontSize: '2.5rem' } },
});
