import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

/** The width of the mascot; text keeps this distance. */
const MASCOT = '4.25rem';

const breathe = keyframes({ '50%': { transform: 'translateY(3px) rotate(-1deg)' } });

/** A quiet evening in the brand's colours: a glow at the upper end, and the brand's pattern. */
export const today = style({
  position: 'relative',
  isolation: 'isolate',
  ...inRow,
  gap: vars.space[4],
  overflow: 'hidden',
  padding: vars.space[4],
  borderRadius: vars.radius[4],
  background: `radial-gradient(18rem 14rem at 82% 0, ${vars.color.accentSoft}, #0000), ${vars.fill.card}`,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[2]}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: vars.pattern.ink,
      maskImage: vars.pattern.image,
      maskSize: vars.pattern.size,
      opacity: vars.pattern.opacity,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const words = style({ position: 'relative', display: 'grid', flex: 1, minWidth: 0, gap: vars.space[1] });

export const left = style({
  fontFamily: vars.font.heading,
  ...typeStep(20),
  fontWeight: 700,
  textWrap: 'balance',
  color: vars.color.text,
});

export const advice = style({
  // The mascot is at the end.
  paddingInlineEnd: MASCOT,
  ...typeStep(13),
  textWrap: 'balance',
  color: vars.color.muted,
});

export const mascot = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  insetBlockEnd: 0,
  zIndex: -1,
  width: MASCOT,
  height: MASCOT,
  objectFit: 'contain',
  objectPosition: 'bottom',
  filter: 'drop-shadow(0 4px 6px #0007)',
  animation: `${breathe} 5s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
