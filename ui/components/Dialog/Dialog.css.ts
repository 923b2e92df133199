import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { prettyLines } from '../../theme/prettyLines.css.ts';
import { fadesWhenStill } from './ModalFrame.css.ts';
import { centredIn } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

const fadeAway = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'scale(.98)' } });

/** The window only places the crest and the panel. The visible panel scrolls long content. */
export const window = style({
  position: 'fixed',
  inset: 0,
  zIndex: 51,
  width: `min(calc(100vw - ${vars.space[8]}), 26rem)`,
  height: 'fit-content',
  margin: 'auto',
  animation: `${rise} ${vars.motion.dialog} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-state=closed]': { animation: `${fadeAway} ${vars.motion.dialog} ${vars.motion.easeIn} forwards` },
    '&[data-size=sm]': { width: `min(calc(100vw - ${vars.space[8]}), 21rem)` },
    '&[data-size=lg]': { width: `min(calc(100vw - ${vars.space[6]}), 40rem)` },
    '&[data-size=screen]': { width: '100%', height: '100%' },
    '&:focus': { outline: 'none' },
  },
  '@media': fadesWhenStill,
});

export const crest = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  marginBottom: '-3.5rem',
  pointerEvents: 'none',
});

export const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  maxHeight: `calc(100dvh - ${vars.space[8]})`,
  // Large text keeps the width of the window.
  padding: 'min(1.5rem, 24px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius[4],
  background: vars.fill.card,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
  clipPath: vars.shape.tileClip,
  mask: vars.shape.dialogMask,
  color: vars.color.text,
  selectors: {
    [`${crest} + &`]: { paddingTop: '4.25rem' },
    // A touch of the danger colour at the lit corner.
    '[data-tone=danger] > &::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      borderRadius: 'inherit',
      background: `linear-gradient(160deg, ${vars.color.danger}, transparent 62%)`,
      opacity: 0.18,
    },
    '[data-tone=danger] > &': {
      isolation: 'isolate',
    },
    '[data-size=screen] > &': {
      height: '100%',
      maxHeight: 'none',
      padding: vars.space[4],
      borderRadius: 0,
      background: 'none',
      boxShadow: 'none',
      clipPath: 'none',
      mask: 'none',
    },
  },
  '@media': {
    // A low screen shows as much of the answers as possible.
    'screen and (max-height: 42rem)': { gap: vars.space[3], padding: 'min(1rem, 16px)' },
    '(forced-colors: active)': { border: '2px solid CanvasText', clipPath: 'none', mask: 'none' },
  },
});

export const head = style({
  display: 'grid',
  gap: vars.space[2],
  selectors: {
    [`${crest} + ${panel} > &`]: { textAlign: 'center' },
    '&[data-centred]': { textAlign: 'center' },
  },
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.heading,
  ...typeStep(20),
  fontWeight: 700,
  textWrap: 'balance',
  // Breaks Chinese lines at the end of a clause.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  paddingInline: vars.space[6],
  selectors: { [`${head}:not([data-centred]) > &`]: { paddingInlineStart: 0 } },
});

export const description = style({
  ...typeStep(15),
  color: vars.color.muted,
  textWrap: prettyLines,
  // Centred lines of similar length that break at the end of a clause, so that the last line is not too short.
  selectors: {
    [`${head}[data-centred] > &`]: { textWrap: 'balance', wordBreak: 'keep-all', overflowWrap: 'anywhere' },
  },
});

export const body = style({ minWidth: 0, selectors: { '[data-size=screen] &': { flex: '1 0 auto' } } });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  selectors: {
    // As wide as the panel, whose content scrolls behind it.
    '&[data-stay]': {
      position: 'sticky',
      insetBlockEnd: 'calc(-1 * min(1.5rem, 24px))',
      zIndex: 1,
      margin: 'calc(-1 * min(1.5rem, 24px))',
      marginBlockStart: `calc(-1 * ${vars.space[3]})`,
      padding: 'min(1.5rem, 24px)',
      paddingBlockStart: vars.space[3],
      background: vars.color.surface1,
      boxShadow: `0 -1px 0 ${vars.color.line}`,
    },
  },
});
globalStyle(`${actions} > *`, { flex: '1 1 8rem' });
// A button with a reason below it does not stretch the others.
globalStyle(`${actions}:has([data-part=button-reason])`, { alignItems: 'flex-start' });

export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  zIndex: 1,
});
// If there is no panel, the button is on the backdrop, which is dark in every brand.
globalStyle(`[data-size=screen] ${close} > *`, { color: 'white' });

export const plate = style({
  ...centredIn('3.5rem'),
  alignSelf: 'center',
  borderRadius: vars.radius[3],
  transform: `skewX(${vars.shape.skew})`,
  position: 'relative',
  overflow: 'hidden',
  color: vars.color.accentInk,
  selectors: {
    '&::before': { content: '', position: 'absolute', inset: 0, background: 'currentColor', opacity: 0.18 },
    '&[data-tone=warning]': { color: vars.color.warn },
    '&[data-tone=danger]': { color: vars.color.danger },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const plateIcon = style({ display: 'grid', transform: `skewX(${vars.shape.skewBack})` });
