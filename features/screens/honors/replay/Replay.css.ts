import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { autoFit, inColumn } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const replay = style({
  ...inColumn,
  gap: vars.space[4],
  width: '100%',
  maxWidth: '44rem',
  marginInline: 'auto',
});

export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  // The minimum height must not make it wider.
  width: '100%',
  aspectRatio: '744 / 432',
  minHeight: '15rem',
  borderRadius: vars.radius[4],
  border: vars.edge.tileFrame,
  boxShadow: vars.elevation[3],
  color: vars.color.onArt,
});

/** The window of the game, upright on phones as in the game. */
export const screen = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  width: '100%',
  height: 'min(72dvh, 40rem)',
  minHeight: '20rem',
  borderRadius: vars.radius[4],
  border: vars.edge.tileFrame,
  boxShadow: vars.elevation[3],
  color: vars.color.onArt,
});

export const frame = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  colorScheme: 'normal',
});

/** Covers the frame until the game is ready. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: 'brightness(.45)',
});

export const loading = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  ...typeStep(15),
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -3,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const shade = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  background: 'radial-gradient(120% 90% at 50% 50%, #000e, #000c 45%, #0006)',
});

const turn = keyframes({ to: { transform: 'translateX(-50%) rotate(1turn)' } });

export const rays = style({
  position: 'absolute',
  insetBlockStart: '-60%',
  insetInlineStart: '50%',
  zIndex: -1,
  width: '120%',
  aspectRatio: '1',
  transform: 'translateX(-50%)',
  background: `repeating-conic-gradient(color-mix(in oklab, ${vars.color.goldHi} 26%, #0000) 0 7deg, #0000 7deg 18deg)`,
  maskImage: 'radial-gradient(closest-side, #000, #0000)',
  animation: `${turn} 24s linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { display: 'none' },
  },
});

const run = keyframes({ from: { transform: 'translateY(-50%)' }, to: { transform: 'translateY(0)' } });

export const columns = style({
  position: 'absolute',
  inset: '12% 10%',
  zIndex: -1,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[2],
});

/** Lights that move past, as behind the glass of a reel. */
export const column = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius[2],
  background: '#000a',
  boxShadow: `inset 0 0 0 2px ${vars.color.gold}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      height: '200%',
      background: `repeating-linear-gradient(#0000 0 1.25rem, color-mix(in oklab, ${vars.color.goldHi} 70%, #0000) 1.75rem 2.5rem, #0000 3rem 4rem)`,
      animation: `${run} 420ms linear infinite`,
      animationDelay: 'inherit',
    },
  },
});

export const words = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: vars.space[4],
  textAlign: 'center',
  // A text shadow would show through the metal.
  filter: 'drop-shadow(0 2px 5px #000c)',
});

/** Metal for the dark picture, on which a light brand's gold would look brown. */
export const win = style({
  background: `linear-gradient(${vars.color.goldHi} 25%, ${vars.color.gold} 80%)`,
  backgroundClip: 'text',
  color: 'transparent',
  '@media': { '(forced-colors: active)': { background: 'none', color: 'CanvasText' } },
});

export const controls = style({ ...autoFit('min(10rem, 100%)'), gap: vars.space[3] });
