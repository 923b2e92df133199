import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { inRow } from '../../layout/arrangements.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Covers everything and receives no presses. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 1000,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  animation: `${appear} ${vars.motion.dialog} ${vars.motion.easeOut}`,
  transition: `opacity ${vars.motion.dialog} ${vars.motion.easeOut}`,
  selectors: { '&[data-leaving]': { opacity: 0 } },
});

/** Receives a tap anywhere, and dims the page from the middle outwards. */
export const ground = style({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  background: 'radial-gradient(closest-corner, rgb(0 0 0 / .78), rgb(0 0 0 / .5))',
  pointerEvents: 'auto',
  cursor: 'pointer',
});

/** Fades the clip out at its edges within the window, so that no moving part is cut off. */
const EDGES =
  'linear-gradient(90deg, transparent, #000 7%, #000 93%, transparent), linear-gradient(transparent, #000 6%, #000 94%, transparent)';

const drawn = {
  position: 'relative',
  gridArea: '1 / 1',
  width: '100%',
  height: '100%',
  maxWidth: '40rem',
  objectFit: 'contain',
  pointerEvents: 'none',
} as const;
export const clip = style({
  ...drawn,
  selectors: {
    '[data-state=loading] > &': { opacity: 0 },
    '[data-whole] > &': {
      width: 'min(100vw, 75vh)',
      height: 'auto',
      maxWidth: 'none',
      aspectRatio: '3 / 4',
      maskImage: EDGES,
      maskComposite: 'intersect',
    },
  },
});
export const picture = style({
  ...drawn,
  selectors: { '[data-whole] > &': { width: 'min(80vw, 60vh)', height: 'auto' } },
});

/** Decodes a packed clip without showing it, since some browsers decode only visible videos. */
export const source = style({ position: 'absolute', width: 2, height: 2, opacity: 0.01, pointerEvents: 'none' });

export const caption = style({
  position: 'absolute',
  insetInline: vars.space[4],
  // Below the place of a toast, which may have the same text.
  insetBlockStart: 'calc(8.75rem + env(safe-area-inset-top))',
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

export const controls = style({
  position: 'absolute',
  insetInlineEnd: `calc(${vars.space[4]} + env(safe-area-inset-right))`,
  insetBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  ...inRow,
  gap: vars.space[2],
  padding: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.color.glass,
  boxShadow: vars.elevation[2],
  color: vars.color.text,
  pointerEvents: 'auto',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
