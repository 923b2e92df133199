import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { cramped, CRAMPED_CHAT, liveRoom } from './container.css.ts';
import { AFTER_CHAT, BEFORE_RAIL, CHAT_COLUMN, landscape, SIDE, wide } from './shapes.ts';
import { inColumn } from '#ui/layout/arrangements.ts';

export const room = style({
  containerName: liveRoom,
  containerType: 'inline-size',
  position: 'fixed',
  inset: 0,
  zIndex: 1,
  ...inColumn,
  gridTemplateRows: 'minmax(0, 1fr)',
  overflow: 'hidden',
  background: 'radial-gradient(120% 70% at 50% 0, #0d2a33, #04161c 70%)',
  color: '#f4feff',
  '@media': {
    [wide]: {
      gridTemplateColumns: `minmax(0, 1fr) ${CHAT_COLUMN}`,
      background: `radial-gradient(90% 90% at 40% 20%, #12242c, #060c11 75%)`,
    },
  },
});

export const alone = style({ gridColumn: '1 / -1', display: 'grid', placeContent: 'center', padding: vars.space[4] });

export const stage = style({
  position: 'absolute',
  inset: 0,
  '@media': {
    [wide]: {
      position: 'relative',
      inset: 'auto',
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[5]}`,
      gap: vars.space[3],
    },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  selectors: {
    // A wide stream keeps its proportions, below the header of a phone.
    '[data-shape=wide] &': {
      insetBlock: 'calc(env(safe-area-inset-top) + 10rem) auto',
      aspectRatio: '16 / 9',
    },
  },
  '@media': {
    [wide]: {
      position: 'relative',
      gridRow: 2,
      borderRadius: vars.radius[3],
      boxShadow: '0 1rem 3rem #000a',
      selectors: { '[data-shape=wide] &': { insetBlock: 'auto', aspectRatio: 'auto' } },
    },
    [landscape]: { selectors: { '[data-shape=wide] &': { insetBlock: 0, aspectRatio: 'auto' } } },
  },
});

// Beside the chat, a tall stream shows only its upper part, with the game and the face, since the whole would be a narrow strip.
globalStyle(`[data-shape=tall] ${picture} [data-fit]`, {
  '@media': {
    [landscape]: {
      insetInlineStart: AFTER_CHAT,
      insetInlineEnd: 0,
      width: 'min(112vh, 100%)',
      maxWidth: `calc(100vw - ${AFTER_CHAT})`,
      marginInline: 'auto 0',
      objectPosition: '50% 34%',
    },
  },
});

export const shades = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  background:
    'linear-gradient(180deg, #02141ae6, #02141a00 12rem), linear-gradient(0deg, #02141af5, #02141a99 14rem, #02141a00 24rem)',
  transition: `opacity ${vars.motion.slow}`,
  '@media': {
    [wide]: { display: 'none' },
    [landscape]: {
      background:
        'linear-gradient(180deg, #02141ad0, #02141a00 6rem), linear-gradient(90deg, #02141ad9, #02141aa6 16rem, #02141a00 26rem)',
    },
  },
});

export const controls = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.slow}`,
  selectors: {
    '[data-controls=hidden] &:not(:focus-within)': { opacity: 0 },
  },
  '@media': { [wide]: { display: 'contents' } },
  // The controls scroll above the chat, since large controls have no room on the picture.
  '@container': { [cramped]: { insetBlockEnd: CRAMPED_CHAT, overflowY: 'auto' } },
});
globalStyle(`${controls} > *`, { pointerEvents: 'auto' });
// The first touch only shows the controls.
globalStyle(`[data-controls=hidden] ${controls}:not(:focus-within) > *`, { pointerEvents: 'none' });

export const givers = style({
  padding: `${vars.space[3]} ${vars.space[3]} 0`,
  '@media': {
    [wide]: {
      position: 'absolute',
      insetBlockStart: '5rem',
      insetInline: vars.space[8],
      zIndex: 1,
      padding: 0,
    },
    [landscape]: { display: 'none' },
  },
});

/** Below the givers, opposite the rail. */
export const play = style({
  display: 'flex',
  justifySelf: 'start',
  width: 'fit-content',
  margin: `${vars.space[3]} ${vars.space[3]} 0`,
  '@media': {
    [wide]: {
      position: 'absolute',
      insetBlockEnd: vars.space[8],
      insetInlineStart: vars.space[8],
      zIndex: 1,
      margin: 0,
      transition: `opacity ${vars.motion.slow}`,
    },
    [landscape]: { position: 'absolute', insetBlockEnd: vars.space[3], insetInlineStart: AFTER_CHAT, margin: 0 },
  },
});

export const notice = style({
  padding: `${vars.space[2]} ${vars.space[3]} 0`,
  maxWidth: '26rem',
  '@media': {
    // On the picture, so that it takes no space from it.
    [wide]: { position: 'absolute', insetBlockStart: '8.5rem', insetInlineStart: vars.space[8], zIndex: 1, padding: 0 },
  },
});

export const unmute = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '30%',
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': {
    [wide]: { insetBlockStart: 'auto', insetBlockEnd: vars.space[8] },
    // Above the chip of the game, beside the face.
    [landscape]: {
      insetInlineStart: AFTER_CHAT,
      insetInlineEnd: BEFORE_RAIL,
      insetBlockStart: 'auto',
      insetBlockEnd: `calc(${vars.space[3]} + 3.25rem)`,
      justifyItems: 'start',
    },
  },
  // Hidden, since the mark would cover the title. The controls have a sound button already.
  '@container': { [cramped]: { display: 'none' } },
});
globalStyle(`${unmute} > *`, { pointerEvents: 'auto' });

export const strips = style({
  position: 'absolute',
  insetInlineStart: vars.space[3],
  insetInlineEnd: '4rem',
  insetBlockEnd: 'calc(env(safe-area-inset-bottom) + 19.5rem)',
  pointerEvents: 'none',
  '@media': {
    // Above the chip of the game.
    [wide]: {
      insetInlineEnd: `calc(${CHAT_COLUMN} + 3rem)`,
      insetInlineStart: vars.space[8],
      insetBlockEnd: `calc(${vars.space[8]} + 3.25rem)`,
    },
    [landscape]: {
      insetBlockStart: '4rem',
      insetBlockEnd: 'auto',
      insetInlineStart: SIDE.start,
      insetInlineEnd: 'auto',
      width: SIDE.chat,
    },
  },
});
