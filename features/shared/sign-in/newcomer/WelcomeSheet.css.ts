import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';
import { inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

const turn = keyframes({ to: { transform: 'translate(-50%, 50%) rotate(1turn)' } });

/** The brand's skyline from the sheet's upper edge to the top of the screen, under the sheet's surface. */
export const scene = style({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockEnd: '1.5rem',
  zIndex: -2,
  width: '100vw',
  // The sky of the scene continues 8rem above it, to the top of a phone's screen.
  height: 'max(20rem, 100dvh - 28rem)',
  transform: 'translateX(-50%)',
});

export const rays = style({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockEnd: '6.5rem',
  zIndex: -2,
  width: '35rem',
  height: '35rem',
  transform: 'translate(-50%, 50%)',
  background: `repeating-conic-gradient(from 4deg, ${vars.color.goldHi} 0 7deg, transparent 7deg 18deg)`,
  mask: 'radial-gradient(circle, #000 8%, transparent 56%)',
  opacity: 0.45,
  animation: `${turn} 40s linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { display: 'none' },
  },
});

export const chest = style({
  position: 'relative',
  width: 'min(13rem, 60vw)',
  height: 'min(13rem, 60vw)',
  objectFit: 'contain',
  filter: 'drop-shadow(0 14px 14px rgb(0 0 0 / .35))',
});

export const body = style({
  display: 'grid',
  justifyItems: 'center',
  paddingInline: vars.space[2],
  paddingBlockStart: '3.5rem',
  textAlign: 'center',
});

export const greeting = style({ color: vars.color.muted, ...typeStep(15), textWrap: prettyLines });

export const title = style({
  fontFamily: vars.font.heading,
  ...typeStep(24),
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const unit = style({ color: vars.color.goldInk, ...typeStep(17), fontWeight: 700 });

export const line = style({ color: vars.color.muted, ...typeStep(15), textWrap: prettyLines });

export const button = style({ width: '100%', marginBlockStart: vars.space[4] });

export const next = style({
  ...inRow,
  gap: vars.space[2],
  margin: `${vars.space[4]} 0 0`,
  color: vars.color.muted,
  ...typeStep(13),
  textAlign: 'start',
});

export const nextPicture = style({ flex: 'none', width: '2.25rem', height: '2.25rem', objectFit: 'contain' });
export const strong = style({ color: vars.color.text });

export const legal = style({
  margin: `${vars.space[3]} 0 0`,
  color: vars.color.muted,
  ...typeStep(13),
  textWrap: prettyLines,
});
