import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';

export const list = style({
  display: 'grid',
  // Two columns on wide screens.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
  gap: vars.space[2],
});

export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

export const row = style({
  display: 'flex',
  // Large text brings the button below the text.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});

export const plate = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: vars.radius[2],
  background: vars.color.well,
  boxShadow: vars.elevation.well,
});

export const picture = style({ display: 'block', width: '2.75rem', height: '2.75rem', objectFit: 'contain' });

export const words = style({
  display: 'grid',
  // Leaves room for the button at 360 px.
  flex: '1 1 8rem',
  gap: vars.space[1],
  minWidth: 0,
  textWrap: prettyLines,
});

export const title = style({ fontSize: vars.size[15], lineHeight: vars.leading[15], fontWeight: 700 });

export const note = style({ fontSize: vars.size[13], lineHeight: vars.leading[13], color: vars.color.muted });

/** The last day. */
export const urgent = style({ color: vars.color.warn, fontWeight: 700 });

/** As wide as the button, so that a claimed row does not shift. */
export const end = style({ display: 'grid', flex: 'none', justifyItems: 'center', minWidth: '5.25rem' });

export const done = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '2.75rem',
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontWeight: 700,
  color: vars.color.positive,
});

export const gains = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[3]}` });

export const gain = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontWeight: 700,
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const headMessages = style({ display: 'grid', justifyItems: 'start', flex: 1, minWidth: 0, gap: vars.space[1] });

export const headTitle = style({ margin: 0, fontSize: vars.size[15], lineHeight: vars.leading[15], fontWeight: 700 });

/** Facts side by side, or below each other on a narrow screen. */
export const headFacts = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[3]}` });

export const headPicture = style({
  flex: 'none',
  width: '6.5rem',
  height: '6.5rem',
  maxWidth: '30%',
  objectFit: 'contain',
  marginBlock: `calc(${vars.space[2]} * -1)`,
});

/** The sum on the page's scene. */
export const sum = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.space[2],
  '@media': { 'screen and (min-width: 64rem)': { paddingBlockEnd: vars.space[4] } },
});

/** Text with a background fill has its shadow outside. */
export const sumAmount = style({
  textShadow: 'none',
  filter: 'drop-shadow(0 1px 2px #0006)',
  selectors: { '[data-tone=light] &': { filter: 'drop-shadow(0 0 3px #fffc)' } },
});

export const sumNote = style({ margin: 0, fontSize: vars.size[13], lineHeight: vars.leading[13], fontWeight: 700 });

export const sumPicture = style({
  flex: 'none',
  width: '8rem',
  height: '8rem',
  maxWidth: '34%',
  objectFit: 'contain',
  filter: 'drop-shadow(0 6px 10px #0007)',
  '@media': { 'screen and (min-width: 64rem)': { width: '11rem', height: '11rem' } },
});

export const claimAll = style({
  display: 'grid',
  paddingBlockStart: vars.space[3],
  textShadow: 'none',
  '@media': { 'screen and (min-width: 64rem)': { maxWidth: '30rem' } },
});

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))',
  gap: vars.space[2],
});

export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '3rem',
  fontWeight: 700,
  textDecoration: 'none',
});

/** One reward a line. */
export const facts = style({ display: 'grid', gap: vars.space[2] });

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.size[15],
  lineHeight: vars.leading[15],
});
