import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { inColumn, inRow } from '#ui/layout/arrangements.ts';
import { cutLine, typeStep } from '#ui/theme/looks.ts';

/** A row of cards that scrolls sideways. */
export const rail = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(15rem, 20rem)',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
});
/** Two beside each other on a phone. Nothing in it can be focused, so it does not scroll. */
export const wins = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** As high as a card with two lines. */
export const place = style({ minHeight: '4rem' });

export const face = style({
  ...inRow,
  gap: vars.space[2],
  width: '100%',
  minHeight: '4rem',
  padding: vars.space[1],
  paddingInlineEnd: vars.space[2],
  borderRadius: vars.radius[2],
  background: vars.color.surface1,
  boxShadow: vars.elevation.edge,
  color: vars.color.text,
  textAlign: 'start',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const card = style([
  pressable,
  face,
  {
    textDecoration: 'none',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.surface2 } } } },
  },
]);

export const picture = style({
  flex: 'none',
  width: '2.75rem',
  height: '3.5rem',
  borderRadius: vars.radius[1],
  objectFit: 'cover',
});
export const texts = style({ ...inColumn, flex: 1, gap: 0, minWidth: 0 });
export const title = style({ ...typeStep(15), fontWeight: 700, ...cutLine });
export const note = style({ ...typeStep(13), color: vars.color.muted, ...cutLine });
export const waiting = style({ color: vars.color.warn });
export const action = style({
  flex: 'none',
  ...typeStep(13),
  fontWeight: 700,
  color: vars.color.primaryInk,
});
