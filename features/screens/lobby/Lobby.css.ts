import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inColumn } from '#ui/layout/arrangements.ts';
import { cutLine, typeStep } from '#ui/theme/looks.ts';

const wide = 'screen and (min-width: 48rem)';
const narrow = 'screen and (max-width: 47.99rem)';

export const screen = style({
  ...inColumn,
  gap: vars.space[2],
  '@media': { [wide]: { gap: vars.space[3], paddingBlockStart: vars.space[3] } },
});

/** As high as the ticker. */
export const tickerPlace = style({ minHeight: '1.75rem' });

/** If there is little room, the text is cut off and the amount is not. */
export const tickerWin = style({ display: 'flex', gap: '.35em', minWidth: 0 });
export const tickerMessages = style({ minWidth: 0, ...cutLine });

export const activities = style({
  ...inColumn,
  '@media': {
    [wide]: {
      gap: vars.space[3],
      selectors: { '&[data-beside]': { gridTemplateColumns: 'minmax(0, 69fr) minmax(0, 31fr)' } },
    },
  },
});

export const beside = style({ display: 'grid', gridTemplateRows: '1fr 1fr', gap: vars.space[3], minHeight: 0 });

export const banner = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  aspectRatio: '700 / 264',
  // With large text the button has room below the title.
  minHeight: '6rem',
  color: 'white',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-size=small]': {
      height: '100%',
      minHeight: 0,
      aspectRatio: 'auto',
      overflow: 'hidden',
      border: vars.edge.tileFrame,
      borderRadius: vars.radius[3],
      boxShadow: `${vars.edge.banner}, ${vars.elevation[2]}`,
      transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
    },
    '&[data-size=small]:active': { transform: `scale(${vars.motion.press})` },
  },
  '@media': { [wide]: { selectors: { '&[data-size=large]': { aspectRatio: '700 / 228' } } } },
});

export const bannerImage = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'left',
  selectors: { '[data-size=small] > &': { position: 'absolute', inset: 0 } },
});

export const caption = style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  // The carousel's dots are in the corner.
  insetInlineEnd: 'min(9.25rem, 45%)',
  insetBlockEnd: vars.space[3],
  display: 'flex',
  // If there is no room beside the button, the line wraps to a hidden row above, so that the button stays at the lower edge.
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  maxHeight: '3.2em',
  overflow: 'clip',
  // Leaves room for the button's shadow, and for a wide button.
  overflowClipMargin: '1.5rem',
  columnGap: vars.space[2],
  rowGap: '4em',
  // The picture does not grow with the text, so the button grows only as far as it fits.
  fontSize: `min(${vars.size[13]}, 4.6vw)`,
  lineHeight: 20 / 13,
  fontWeight: 700,
  textShadow: '0 1px 3px rgb(0 0 0 / .8)',
  '@media': { [wide]: { insetInlineStart: vars.space[6], insetBlockEnd: vars.space[6], fontSize: vars.size[15] } },
});

export const call = style({
  flex: 'none',
  padding: '.3em 1.2em',
  borderRadius: vars.radius.pill,
  background: vars.fill.gold,
  boxShadow: vars.elevation[1],
  color: vars.color.onGold,
  textShadow: 'none',
});

export const captionLine = style({
  flex: '1 1 6em',
  minWidth: 0,
  textAlign: 'start',
  textWrap: 'balance',
});

export const tools = style({
  minWidth: 0,
  ...inColumn,
  alignItems: 'center',
  '@media': {
    // Chips look lower than their press target.
    [narrow]: { marginBlock: `calc(${vars.space[1]} * -1)` },
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem', gap: vars.space[4] },
  },
});

// On a phone the chips scroll to the screen's edge.
globalStyle(`${tools} [data-part=chip-row]`, {
  '@media': {
    [narrow]: { marginInline: `calc(${vars.space[3]} * -1)`, paddingInline: vars.space[3] },
  },
});

/** Hidden on a phone until opened. */
export const search = style({
  display: 'none',
  minWidth: 0,
  // Removes the space for a message, since a search shows none.
  marginBlockEnd: `calc((${vars.leading[13]} + ${vars.space[1]}) * -1)`,
  selectors: { '[data-searching] > &': { display: 'block', paddingBlockStart: vars.space[2] } },
  '@media': { [wide]: { display: 'block', selectors: { '[data-searching] > &': { paddingBlockStart: 0 } } } },
});
/** As high as the field. */
export const searchPlace = style({ minHeight: '2.75rem' });
export const searchToggle = style({
  marginBlock: '-.125rem',
  marginInlineEnd: `calc(${vars.space[3]} * -1)`,
  '@media': { [wide]: { display: 'none' } },
});
export const searchIcon = style({ flex: 'none', color: vars.color.muted });
export const key = style({
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius[1],
  background: vars.color.surface2,
  color: vars.color.muted,
  fontFamily: 'inherit',
  fontSize: vars.size[12],
  lineHeight: vars.leading[13],
  '@media': { '(hover: none)': { display: 'none' } },
});
export const clear = style({
  position: 'relative',
  display: 'grid',
  color: vars.color.muted,
  selectors: { '&::after': { content: '', position: 'absolute', inset: '-.8125rem' } },
});

/** On a wide screen the chip names the category, so the heading is shown only for a search. */
export const section = style({
  '@media': { [narrow]: { marginBlockStart: `calc(${vars.space[2]} * -1)` } },
});
globalStyle(`${section}:not([data-named]) > [data-part=section-heading]`, {
  '@media': {
    [wide]: { position: 'absolute', width: 1, height: 1, minHeight: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const grid = style({
  transition: `opacity ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { '&[data-state=stale]': { opacity: 0.6 } },
});

export const skeletonTile = style({
  display: 'block',
  aspectRatio: '5 / 6',
  selectors: {
    '&[data-shape=wide]': { gridColumn: 'span 2', aspectRatio: 'auto' },
    '&[data-shape=hero]': { gridColumn: 'span 2', gridRow: 'span 2', aspectRatio: 'auto' },
  },
});

export const more = style({ display: 'grid', justifyItems: 'center', paddingBlockStart: vars.space[4] });

/** As high as the player's own rail. */
export const railPlace = style({ minHeight: '4rem' });

/** As high as the text and the drawing. */
export const noGames = style({ minHeight: '20rem' });
export const chevron = style({ flex: 'none', marginInlineStart: `calc(${vars.space[1]} * -1)` });
export const maker = style({ display: 'grid', width: '1rem', height: '1rem' });

export const adTitle = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  padding: vars.space[4],
  background: vars.color.surface2,
  color: vars.color.text,
  ...typeStep(17),
  fontWeight: 700,
  textAlign: 'center',
});
