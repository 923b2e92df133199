import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { fadesWhenStill } from '../Dialog/ModalFrame.css.ts';
import { inRow, inRows } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const sink = keyframes({ to: { transform: 'translateY(100%)' } });

const wide = 'screen and (min-width: 48rem)';

export const sheet = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 51,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'calc(100dvh - 1.25rem)',
  borderRadius: `${vars.radius[4]} ${vars.radius[4]} 0 0`,
  color: vars.color.text,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.easeOut}`,
  selectors: {
    // Paints the surface behind the content, so that the brand's edge (a wave) does not cut the crest and the focus rings.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      borderRadius: 'inherit',
      background: `linear-gradient(180deg, ${vars.color.surface1}, ${vars.color.ground} 30%)`,
      boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
      mask: vars.shape.dialogMask,
    },
    '&[data-crested]::before': {
      background: `linear-gradient(180deg, ${vars.color.surface2}, ${vars.color.ground} 55%)`,
    },
    '&[data-state=closed]': { animation: `${sink} ${vars.motion.dialog} ${vars.motion.easeIn} forwards` },
    '&[data-height=full]': { height: 'calc(100dvh - 1.25rem)' },
    '&[data-height=half]': { height: 'max(60dvh, min(24rem, 100dvh - 1.25rem))' },
    // Keeps the crest above the sheet inside the screen.
    '&[data-crested]': { maxHeight: 'calc(100dvh - 4.5rem)' },
    '&:focus': { outline: 'none' },
  },
  '@media': {
    [wide]: {
      insetInline: 'auto 1.5rem',
      insetBlockEnd: '1.5rem',
      width: '26rem',
      maxHeight: 'calc(100dvh - 3rem)',
      borderRadius: vars.radius[4],
      // A sheet with a crest is centred.
      selectors: {
        '&[data-crested], &[data-place=middle]': {
          inset: '5rem 0 1.5rem',
          margin: 'auto',
          height: 'fit-content',
          maxHeight: 'calc(100dvh - 6.5rem)',
        },
      },
    },
    ...fadesWhenStill,
    '(forced-colors: active)': { border: '2px solid CanvasText', background: 'Canvas' },
  },
});

export const crest = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 'calc(100% - 4.5rem)',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  animation: `${rise} ${vars.motion.slow} ${vars.motion.easeOut}`,
  '@media': fadesWhenStill,
});

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  height: '1.75rem',
  marginBottom: '-.75rem',
  cursor: 'grab',
  touchAction: 'none',
  '@media': { [wide]: { visibility: 'hidden', height: '.75rem' } },
});

export const grip = style({
  width: '2.25rem',
  height: '.25rem',
  borderRadius: vars.radius.pill,
  background: vars.color.lineStrong,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const head = style({
  ...inRow,
  gap: vars.space[1],
  minHeight: '3.25rem',
  padding: `0 ${vars.space[1]} 0 ${vars.space[4]}`,
});

export const words = style({
  flex: 1,
  minWidth: 0,
  selectors: {
    '&[data-beside]': { ...inRows, columnGap: vars.space[3] },
  },
});

export const title = style({ margin: 0, fontFamily: vars.font.heading, ...typeStep(17), fontWeight: 700 });

export const description = style({ ...typeStep(13), color: vars.color.muted });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[2]} ${vars.space[4]} calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  selectors: {
    [`${sheet}[data-height=full] > &, ${sheet}[data-height=half] > &`]: { padding: 0, overflow: 'hidden' },
  },
});
