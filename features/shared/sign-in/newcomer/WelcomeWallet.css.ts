import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

const fade = keyframes({ from: { opacity: 0 } });

/** Above the backdrop and the sheet's scene. The coins fly above this layer. */
export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 52,
  ...inRow,
  gap: vars.space[2],
  padding: `calc(${vars.space[2]} + env(safe-area-inset-top)) ${vars.space[3]} ${vars.space[2]}`,
  pointerEvents: 'none',
  animation: `${fade} ${vars.motion.medium} ${vars.motion.easeOut}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const logo = style({ height: '2rem', maxWidth: '35%', objectFit: 'contain', marginInlineEnd: 'auto' });

export const wallet = style({
  ...inRow,
  gap: vars.space[2],
  minHeight: '2.75rem',
  padding: `0 ${vars.space[4]} 0 ${vars.space[2]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface2,
  boxShadow: `inset 0 0 0 2px ${vars.color.gold}`,
  color: vars.color.goldInk,
  ...typeStep(17),
  fontWeight: 700,
  transition: `box-shadow ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-lit]': {
      boxShadow: `inset 0 0 0 2px ${vars.color.gold}, 0 0 0 5px color-mix(in srgb, ${vars.color.goldHi} 30%, transparent), 0 0 2.125rem ${vars.color.goldHi}`,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
