import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';
import { autoFill, centredIn, inColumn, inRow } from '#ui/layout/arrangements.ts';
import { sunken, typeStep } from '#ui/theme/looks.ts';

export const list = style({
  ...autoFill('min(24rem, 100%)'),
  // Two columns on wide screens.
  gap: vars.space[2],
});

export const plate = style({ ...centredIn('3.5rem'), flex: 'none', borderRadius: vars.radius[2], ...sunken });

export const picture = style({ display: 'block', width: '2.75rem', height: '2.75rem', objectFit: 'contain' });

export const words = style({
  display: 'grid',
  // Leaves room for the button on a screen of 360 px.
  flex: '1 1 8rem',
  gap: vars.space[1],
  minWidth: 0,
  textWrap: prettyLines,
});

/** The colour of the last day. */
export const urgent = style({ color: vars.color.warn, fontWeight: 700 });

/** As wide as the button, so that a claimed row does not shift. */
export const end = style({ display: 'grid', flex: 'none', justifyItems: 'center', minWidth: '5.25rem' });

export const done = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '2.75rem',
  ...typeStep(13),
  fontWeight: 700,
  color: vars.color.positive,
});

export const headPicture = style({
  flex: 'none',
  width: '6.5rem',
  height: '6.5rem',
  maxWidth: '30%',
  objectFit: 'contain',
  marginBlock: `calc(${vars.space[2]} * -1)`,
});

/** Places the sum on the page's scene. */
export const sum = style({
  ...inColumn,
  paddingBlockStart: vars.space[2],
  '@media': { 'screen and (min-width: 64rem)': { paddingBlockEnd: vars.space[4] } },
});

/** Text with a background fill has its shadow outside. */
export const sumAmount = style({
  textShadow: 'none',
  filter: 'drop-shadow(0 1px 2px #0006)',
  selectors: { '[data-tone=light] &': { filter: 'drop-shadow(0 0 3px #fffc)' } },
});

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

export const ways = style({ ...autoFill('min(10.5rem, 100%)'), gap: vars.space[2] });

export const way = style({ ...inRow, gap: vars.space[2], minHeight: '3rem', fontWeight: 700, textDecoration: 'none' });
