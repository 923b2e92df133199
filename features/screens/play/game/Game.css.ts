import { keyframes, style } from '@vanilla-extract/css';
import { dockSkeleton } from '#ui/layout/Page/dockSkeleton.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { inColumn, inRows } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

const docked = 'screen and (min-width: 68.75rem)';

/** The whole window: the game, with the chat beside it if there is room. */
export const stage = style({
  position: 'fixed',
  inset: 0,
  zIndex: 20,
  ...inColumn,
  gridTemplateRows: 'minmax(0, 1fr)',
  background: vars.color.ground,
  '@media': { [docked]: { selectors: { '&[data-docked]': { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } } } },
});

export const main = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
});

export const place = style({ position: 'relative', gridRow: 2, minHeight: 0, overflow: 'hidden' });

export const frame = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  // Games are dark: a light brand's ground does not flash while a window turns.
  background: '#0b0b12',
  colorScheme: 'normal',
});

export const dock = style([
  dockSkeleton,
  {
    minHeight: 0,
    borderInlineStart: `1px solid ${vars.color.line}`,
    background: `linear-gradient(180deg, ${vars.color.surface1}, ${vars.color.ground} 40%)`,
  },
]);

/** Opens a closed docked chat, at its edge. */
export const opener = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  zIndex: 2,
});

export const demo = style({
  gridRow: 1,
  ...inRows,
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `calc(${vars.space[1]} + env(safe-area-inset-top)) ${vars.space[3]} ${vars.space[1]}`,
  background: vars.color.surface2,
  color: vars.color.text,
  ...typeStep(13),
});
// On a phone the sentence wraps beside the buttons, since its own row would reduce the height of the game.
export const demoText = style({ flex: '1 1 9rem' });

export const scene = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[6],
  overflow: 'hidden',
  padding: `${vars.space[8]} ${vars.space[4]}`,
  background: '#0b0b12',
  color: vars.color.onArt,
});

/** The blurred picture lights the background. */
export const backdrop = style({
  position: 'absolute',
  inset: '-12%',
  zIndex: -1,
  width: '124%',
  height: '124%',
  objectFit: 'cover',
  filter: 'blur(2.5rem) brightness(.42) saturate(1.2)',
});

export const back = style({
  position: 'absolute',
  insetBlockStart: `calc(${vars.space[3]} + env(safe-area-inset-top))`,
  insetInlineStart: vars.space[3],
});

const breathe = keyframes({ '50%': { transform: 'scale(1.02)' } });

export const poster = style({
  width: 'min(16rem, 56vw, 36dvh)',
  aspectRatio: '3 / 4',
  objectFit: 'cover',
  borderRadius: vars.radius.tile,
  boxShadow: '0 1.5rem 3rem #000a, 0 0 0 1px #fff2',
  animation: `${breathe} 3.2s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  selectors: { ':root[data-motion] &': { animation: 'none' } },
});

export const sceneText = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  width: 'min(100%, 26rem)',
  textAlign: 'center',
});
export const tip = style({ ...typeStep(13), opacity: 0.78, textWrap: 'balance' });

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

/** An indeterminate progress bar. */
export const progress = style({
  position: 'relative',
  overflow: 'hidden',
  width: '12rem',
  height: 4,
  borderRadius: vars.radius.pill,
  background: '#fff3',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '34%',
      borderRadius: 'inherit',
      background: vars.color.goldHi,
      animation: `${run} 1.3s linear infinite`,
    },
    ':root[data-motion] &::after': { animation: 'none', width: '100%', opacity: 0.6 },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&::after': { animation: 'none', width: '100%', opacity: 0.6 } },
    },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/** Fills the game's place if there is no game. */
export const stopped = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  alignContent: 'center',
  overflowY: 'auto',
  padding: vars.space[4],
  background: vars.color.ground,
});
