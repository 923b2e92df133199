import { globalStyle, style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { inColumn, inRow } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { cutLine, tierName, typeStep } from '#ui/theme/looks.ts';

const wide = 'screen and (min-width: 64rem)';

export const section = style({ ...inColumn, gap: vars.space[1] });

/** Scrolls sideways to both edges of a phone; a grid on a wide screen. */
export const cards = style({
  display: 'flex',
  gap: vars.space[3],
  marginInline: `calc(${vars.space[4]} * -1)`,
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[3],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space[4],
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(12.5rem, 1fr))',
      marginInline: 0,
      paddingInline: 0,
      overflowX: 'visible',
    },
  },
});

export const card = style({
  ...inColumn,
  alignContent: 'start',
  flex: 'none',
  width: 'min(12.5rem, 80vw)',
  overflow: 'hidden',
  borderRadius: vars.radius[3],
  background: `linear-gradient(180deg, ${vars.color.surface3}, ${vars.color.surface2})`,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[2]}`,
  scrollSnapAlign: 'start',
  '@media': {
    [wide]: { width: 'auto' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/** Fades into the card, so that the name is on the card's own colour. */
export const picture = style({
  position: 'relative',
  display: 'block',
  height: '8.5rem',
  maskImage: 'linear-gradient(#000 50%, #0000 88%)',
});

export const image = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 4%',
});

export const tag = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  ...inRow,
  gap: vars.space[1],
  padding: `.125rem ${vars.space[2]}`,
  borderRadius: vars.radius.pill,
  background: '#02161dc4',
  color: vars.color.onArt,
  ...typeStep(12),
  '::before': { content: '', width: '.4375rem', height: '.4375rem', borderRadius: '50%', background: '#4AF08E' },
});

export const who = style([
  pressable,
  {
    position: 'relative',
    ...inRow,
    alignItems: 'flex-end',
    gap: vars.space[2],
    minWidth: 0,
    marginBlockStart: '-2.25rem',
    paddingInline: vars.space[3],
    textAlign: 'start',
    selectors: {
      '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius[2] },
      // The picture opens the card too.
      '&::before': { content: '', position: 'absolute', inset: '-6.25rem 0 0' },
    },
  },
]);

export const words = style({ position: 'relative', display: 'grid', flex: 1, minWidth: 0 });

export const name = style({
  ...cutLine,
  ...typeStep(15),
  color: vars.color.heading,
  selectors: tierName,
});

export const game = style({ ...cutLine, ...typeStep(12), color: vars.color.muted });

export const keys = style({ padding: `${vars.space[2]} ${vars.space[1]} ${vars.space[2]} ${vars.space[3]}` });
// 一起玩 takes the width beside the icons.
globalStyle(`${keys} [data-part=button]`, { flex: 1 });
