import { globalStyle, style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { glass } from './glass.ts';

const wide = 'screen and (min-width: 64rem) and (min-height: 30.01rem)';
/** A phone on its side: the chat has a column over dark glass. */
const landscape = 'screen and (orientation: landscape) and (max-height: 30rem)';

export const room = style({
  position: 'fixed',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  overflow: 'hidden',
  background: 'radial-gradient(120% 70% at 50% 0, #0d2a33, #04161c 70%)',
  color: '#f4feff',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 23rem',
      background: `radial-gradient(90% 90% at 40% 20%, #12242c, #060c11 75%)`,
    },
    [landscape]: { gridTemplateColumns: 'minmax(0, 1fr) min(19rem, 40vw)' },
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
    [landscape]: { position: 'relative', inset: 'auto' },
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

export const shades = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  background:
    'linear-gradient(180deg, #02141ae6, #02141a00 12rem), linear-gradient(0deg, #02141af5, #02141a99 14rem, #02141a00 24rem)',
  transition: `opacity ${vars.motion.slow}`,
  '@media': {
    [wide]: { display: 'none' },
    [landscape]: { background: 'linear-gradient(180deg, #02141ad0, #02141a00 7rem)' },
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
});
globalStyle(`${controls} > *`, { pointerEvents: 'auto' });
// The first touch brings them back and presses nothing.
globalStyle(`[data-controls=hidden] ${controls}:not(:focus-within) > *`, { pointerEvents: 'none' });

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: `calc(${vars.space[2]} + env(safe-area-inset-top)) ${vars.space[3]} 0`,
  '@media': {
    [wide]: {
      gridRow: 1,
      gridColumn: 1,
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      alignItems: 'center',
      gap: vars.space[4],
      padding: 0,
      transition: `opacity ${vars.motion.slow}`,
    },
  },
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  '@media': { [wide]: { display: 'contents' } },
});
export const hostChip = style({
  ...glass,
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  gap: vars.space[2],
  padding: '.125rem .375rem .125rem .125rem',
  borderRadius: '1.75rem',
});
export const hostButton = style([
  pressable,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minWidth: 0,
    minHeight: '2.75rem',
    borderRadius: '1.5rem',
  },
]);
export const hostWords = style({ display: 'grid', minWidth: 0, textAlign: 'start' });
export const hostFollowers = style({
  overflow: 'hidden',
  fontSize: vars.size[11],
  lineHeight: vars.leading[11],
  color: '#bfe4e6',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const hostName = style({
  overflow: 'hidden',
  maxWidth: '9rem',
  paddingInlineEnd: vars.space[2],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontWeight: 700,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const viewersButton = style([
  pressable,
  {
    ...glass,
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    minHeight: '2.75rem',
    marginInlineStart: 'auto',
    padding: `0 ${vars.space[3]}`,
    borderRadius: '1.5rem',
    '@media': { [wide]: { order: 3 } },
  },
]);
export const round = style([
  pressable,
  {
    ...glass,
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '50%',
    color: '#fff',
    '@media': { [wide]: { order: 4 } },
  },
]);

export const titleLine = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  minWidth: 0,
  '@media': { [wide]: { order: 2 }, [landscape]: { display: 'none' } },
});
export const title = style({
  flex: 1,
  minWidth: '8rem',
  overflow: 'hidden',
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.size[15],
  lineHeight: vars.leading[15],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textShadow: '0 1px 3px #000',
  '@media': { [wide]: { fontSize: vars.size[20], lineHeight: vars.leading[20] } },
});
export const offMark = style({
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius[1],
  background: '#ffffff26',
  fontSize: vars.size[12],
  lineHeight: '1.375rem',
  fontWeight: 700,
});

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
  },
});

export const notice = style({ padding: `${vars.space[2]} ${vars.space[3]} 0`, maxWidth: '26rem' });

export const rail = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  insetBlockEnd: 'calc(env(safe-area-inset-bottom) + 21rem)',
  display: 'grid',
  gap: vars.space[2],
  '@media': {
    [wide]: { insetInlineEnd: vars.space[8], insetBlockEnd: vars.space[8], gridAutoFlow: 'column' },
    [landscape]: { insetBlockEnd: vars.space[3], gridAutoFlow: 'column' },
  },
});
globalStyle(`[data-controls=hidden] ${rail}:not(:focus-within)`, { '@media': { [wide]: { opacity: 0 } } });
export const railButton = style([
  pressable,
  { display: 'grid', justifyItems: 'center', gap: '.1875rem', minWidth: '2.75rem', borderRadius: vars.radius[2] },
]);
export const railWord = style({ fontSize: vars.size[11], lineHeight: vars.leading[11], textShadow: '0 1px 3px #000' });

export const unmute = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '30%',
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { [wide]: { insetBlockStart: 'auto', insetBlockEnd: vars.space[8] } },
});
globalStyle(`${unmute} > *`, { pointerEvents: 'auto' });

export const strips = style({
  position: 'absolute',
  insetInlineStart: vars.space[3],
  insetInlineEnd: '4rem',
  insetBlockEnd: 'calc(env(safe-area-inset-bottom) + 19.5rem)',
  pointerEvents: 'none',
  '@media': {
    [wide]: { insetInlineEnd: '26rem', insetInlineStart: vars.space[8], insetBlockEnd: vars.space[8] },
    [landscape]: { insetBlockEnd: vars.space[3], insetInlineEnd: 'min(20rem, 42vw)' },
  },
});

export const chat = style({
  position: 'relative',
  gridRow: 1,
  gridColumn: 1,
  alignSelf: 'end',
  display: 'flex',
  flexDirection: 'column',
  height: 'calc(env(safe-area-inset-bottom) + 19rem)',
  minHeight: 0,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  pointerEvents: 'none',
  '@media': {
    [wide]: {
      gridColumn: 2,
      alignSelf: 'stretch',
      height: 'auto',
      background: vars.color.ground,
      color: vars.color.text,
      boxShadow: `inset 1px 0 0 ${vars.color.line}`,
    },
    [landscape]: { gridColumn: 2, alignSelf: 'stretch', height: 'auto', background: '#04161ce6' },
  },
});
globalStyle(`${chat} > *`, { pointerEvents: 'auto' });
globalStyle(`${chat}[data-look=over] [data-part=virtual-list-scroller]`, {
  maskImage: 'linear-gradient(#0000, #000 2rem)',
  scrollbarWidth: 'none',
});
// The brand's pattern would lie over the picture.
globalStyle(`${chat}[data-look=over] [data-part=message-list]::before`, { display: 'none' });
globalStyle(`${chat}[data-look=over] [data-part=composer]`, { background: 'none', boxShadow: 'none' });

export const chatTitle = style({
  margin: 0,
  padding: vars.space[4],
  fontFamily: vars.font.heading,
  fontSize: vars.size[17],
  lineHeight: vars.leading[17],
  color: vars.color.heading,
});
export const chatFoot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockStart: 'auto',
  padding: vars.space[3],
});
export const chatReason = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontSize: vars.size[13] });

export const gift = style([
  pressable,
  {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '3.5rem',
    height: '3.5rem',
    margin: `0 ${vars.space[2]} ${vars.space[2]} 0`,
    borderRadius: '50%',
    background: vars.fill.button,
    boxShadow: vars.edge.button,
  },
]);
export const giftPicture = style({ width: '2.25rem', height: '2.25rem' });
