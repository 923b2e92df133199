import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { centredIn, inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

export const tile = style([
  pressable,
  {
    position: 'relative',
    display: 'block',
    width: '100%',
    minWidth: 0,
    alignSelf: 'stretch',
    aspectRatio: '5 / 6',
    overflow: 'hidden',
    border: vars.edge.tileFrame,
    borderRadius: vars.radius.tile,
    boxShadow: vars.elevation[2],
    clipPath: vars.shape.tileClip,
    textAlign: 'start',
    transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
    // Off-screen tiles cause no layout and no paint.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 8.75rem',
    selectors: {
      '&:active': { transform: `scale(${vars.motion.press})` },
      '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
      '&[data-shape=wide]': { gridColumn: 'span 2', aspectRatio: '1.72' },
      '&[data-shape=hero]': { gridColumn: 'span 2', gridRow: 'span 2' },
    },
    '@media': {
      '(forced-colors: active)': { border: '1px solid ButtonText' },
      '(hover: hover) and (prefers-reduced-motion: no-preference)': {
        selectors: { '&:hover:not(:active)': { transform: 'translateY(-2px)' } },
      },
    },
  },
]);

export const picture = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  containerType: 'inline-size',
  // A light from above on the picture's average colour, until the picture is loaded.
  backgroundImage: `radial-gradient(120% 90% at 50% 0, color-mix(in oklab, ${vars.color.onArt} 26%, transparent), transparent 70%)`,
});
globalStyle(`${picture} picture`, { display: 'contents' });

export const image = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${vars.motion.slow} ${vars.motion.easeOut}`,
  // A picture of the first screen is painted as it arrives, also before the page's code runs.
  selectors: { ':is([data-state=loaded], [data-priority]) > picture > &': { opacity: 1 } },
});

const anyLine = { minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' } as const;

/** The background of a tile whose picture does not load. */
export const title = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  height: '100%',
  padding: `${vars.space[2]} ${vars.space[1]}`,
  color: vars.color.onArt,
  // Keeps a long word of a name on one line of a small tile.
  fontSize: `min(${vars.size[17]}, 13.5cqi)`,
  lineHeight: 1.3,
  fontWeight: 700,
  textAlign: 'center',
  textShadow: '0 1px 3px black',
});
/** Shortens the name to fit the tile; screen readers read the whole name. */
export const titleWords = style({
  ...anyLine,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

/** A light on the tile's edge, over the picture. */
export const light = style({
  position: 'absolute',
  inset: 0,
  borderRadius: `calc(${vars.radius.tile} - 1px)`,
  boxShadow: vars.edge.tile,
  pointerEvents: 'none',
});

export const flag = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  padding: '0 .625rem 0 .5rem',
  borderEndEndRadius: '.625rem',
  background: vars.fill.flagHot,
  boxShadow: vars.elevation[1],
  color: vars.color.onArt,
  fontSize: vars.size[11],
  lineHeight: '1.25rem',
  fontWeight: 700,
  letterSpacing: '.04em',
  selectors: {
    '&[data-tone=new]': { background: vars.fill.flagNew },
    '&[data-tone=live]': { background: vars.fill.flagLive },
    '&[data-tone=soon]': { background: '#0b0b12d9', color: '#fff' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const provider = style({
  position: 'absolute',
  insetInlineEnd: '.3125rem',
  insetBlockStart: '.3125rem',
  ...centredIn('1.25rem'),
  borderRadius: '50%',
  background: 'rgb(0 0 0 / .65)',
  boxShadow: '0 0 0 1px rgb(255 255 255 / .18)',
  color: vars.color.onArt,
  selectors: { '&[data-covered]': { opacity: 0 } },
});
export const mark = style({ display: 'grid', width: '.75rem', height: '.75rem' });

export const plate = style({
  position: 'absolute',
  ...inRow,
  gap: '.3125rem',
  maxWidth: '100%',
  background: vars.fill.plate,
  boxShadow: vars.edge.plate,
  // The plate is dark in every brand, so its digits are light gold in every brand.
  color: vars.color.goldHi,
  fontWeight: 700,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  selectors: {
    '[data-shape=tall] > &': {
      justifyContent: 'center',
      insetInlineStart: '50%',
      insetBlockStart: 0,
      transform: 'translateX(-50%)',
      padding: `0 ${vars.space[2]}`,
      borderRadius: '0 0 .625rem .625rem',
      fontSize: vars.size[12],
      lineHeight: '1.25rem',
    },
    ':is([data-shape=wide],[data-shape=hero]) > &': {
      insetInlineStart: vars.space[3],
      insetBlockEnd: '.625rem',
      minHeight: '1.5rem',
      padding: '0 .625rem 0 .25rem',
      borderRadius: '.75rem',
      fontSize: '.875rem',
    },
  },
});

export const plateLabel = style({
  padding: '0 .375rem',
  borderRadius: '.5rem',
  background: vars.fill.gold,
  color: vars.color.onGold,
  ...typeStep(11),
});

export const locked = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  padding: vars.space[2],
  background: vars.color.scrim,
  '@media': { '(forced-colors: active)': { background: 'Canvas', color: 'GrayText', forcedColorAdjust: 'none' } },
  color: vars.color.onArt,
  ...typeStep(12),
  fontWeight: 700,
  textAlign: 'center',
});
export const reason = style(anyLine);
