import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';
import { barSpace } from '#ui/layout/barSpace.ts';

const desktop = 'screen and (min-width: 64rem)';

const appear = keyframes({ from: { opacity: 0 } });

/** Near the lower edge: bar, speed-dial and the way back to the top stay free. Every dialog lies above it. */
export const place = style({
  position: 'fixed',
  insetInlineStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  insetBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  zIndex: 25,
  display: 'grid',
  gap: vars.space[2],
  maxHeight: '60dvh',
  maxWidth: '26rem',
  padding: vars.space[4],
  overflowY: 'auto',
  borderRadius: vars.radius[3],
  background: vars.color.surface3,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
  color: vars.color.text,
  animation: `${appear} ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: { '&[data-over-bar=true]': { insetBlockEnd: `calc(${barSpace} + 5rem)` } },
  '@media': {
    [desktop]: {
      insetInlineStart: '4.5rem',
      selectors: { '&[data-over-bar=true]': { insetBlockEnd: '5.5rem' } },
    },
    // A low screen keeps its page.
    'screen and (max-height: 43rem)': { gap: vars.space[1], padding: `${vars.space[2]} ${vars.space[3]}` },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

// What takes the focus by keyboard comes to lie above it.
globalStyle(`:root:has(${place})`, { scrollPaddingBlockEnd: '18rem' });
// Where no bar keeps room at the end of a page, its last lines would stay below it.
globalStyle(`:root:has(${place}[data-over-bar=false]) body`, { paddingBlockEnd: '14rem' });
// Where one does, it keeps room for itself and the way back to the top.
globalStyle(`:root:has(${place}[data-over-bar=true]) body`, { paddingBlockEnd: '11rem' });

export const title = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.size[15],
  lineHeight: vars.leading[15],
  fontWeight: 700,
});

export const words = style({
  margin: 0,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.muted,
  textWrap: prettyLines,
});

export const answers = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2] });
