import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { inColumn } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

export const place = style({ ...inColumn, gap: vars.space[1] });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  ...typeStep(13),
});

export const label = style({ minWidth: 0, color: vars.color.text, fontWeight: 700, overflowWrap: 'anywhere' });

export const value = style({
  marginInlineStart: 'auto',
  fontFamily: vars.font.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.muted,
});

export const track = style({
  position: 'relative',
  height: '.75rem',
  padding: '2px',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.color.well,
  boxShadow: `${vars.elevation.well}, inset 0 0 0 1px ${vars.color.line}`,
  // Cuts the sliding bar off at the round ends in every browser.
  isolation: 'isolate',
  clipPath: 'inset(0 round 999px)',
  selectors: { '&[data-size=sm]': { height: '.375rem', padding: 0 } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const pass = keyframes({ from: { transform: 'translateX(-110%)' }, to: { transform: 'translateX(260%)' } });
const breathe = keyframes({ from: { opacity: 0.4 }, to: { opacity: 1 } });

export const fill = style({
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: vars.radius.pill,
  background: vars.fill.progress,
  boxShadow: `0 0 8px ${vars.color.glow}`,
  transition: `transform ${vars.motion.slow} ${vars.motion.easeOut}`,
  selectors: {
    // The gradient runs along the bar, since the metal's horizontal gradient would be a stripe in a low bar.
    '&[data-tone=gold]': {
      background: `linear-gradient(90deg,${vars.color.goldLo},${vars.color.gold})`,
      boxShadow: 'none',
    },
    '&[data-tone=positive]': { background: vars.color.positive, boxShadow: 'none' },
    '&[data-state=indeterminate]': {
      width: '40%',
      // Starts in the middle of the animation, since an empty track would look inactive.
      animation: `${pass} 1.4s ease-in-out -.45s infinite`,
    },
  },
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' },
    // Under reduced motion the bar is full and fades instead of moving.
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-state=indeterminate]': { width: '100%', animationName: breathe } },
    },
  },
});
