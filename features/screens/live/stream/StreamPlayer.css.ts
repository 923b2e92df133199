import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { typeStep } from '#ui/theme/looks.ts';

/** Dark in every brand: a loading picture, and the edges of a narrower picture. */
export const player = style({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  background: 'radial-gradient(120% 90% at 50% 30%, #1b2040, #05060f)',
});

/** Holds the picture. The stage moves the single video of the page in and out. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  selectors: {
    '&[data-fit=cover]': { objectFit: 'cover' },
    '&[data-fit=contain]': { objectFit: 'contain' },
  },
});

/** Larger than the player, so that the edge of the blur is not visible. */
export const blurred = style({ transform: 'scale(1.06)', filter: 'blur(14px) brightness(.7)' });

/** Lets presses through, except those on its buttons. */
export const over = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[4],
  padding: vars.space[4],
  pointerEvents: 'none',
});

globalStyle(`${over} :is(a, button)`, { pointerEvents: 'auto' });

export const notice = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3], maxWidth: '20rem' });

export const waiting = style({ display: 'flex', color: vars.color.onArt, fontSize: '2rem' });

export const text = style({
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius[3],
  background: 'rgb(5 6 15 / 72%)',
  color: vars.color.onArt,
  ...typeStep(15),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    [`${notice}[data-compact] &`]: { padding: vars.space[2], ...typeStep(12) },
  },
});

export const poor = style([
  text,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[2], borderRadius: vars.radius.pill },
]);
