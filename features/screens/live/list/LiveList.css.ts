import { globalStyle, style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { inColumn, inRow } from '#ui/layout/arrangements.ts';
import { cutLine, raised, typeStep } from '#ui/theme/looks.ts';

const wide = 'screen and (min-width: 48rem)';
const desktop = 'screen and (min-width: 64rem)';

export const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: {
    '&[data-lit]::before': {
      content: '',
      width: '.4375rem',
      height: '.4375rem',
      borderRadius: '50%',
      background: '#ff4a5a',
      boxShadow: '0 0 0 3px #ff4a5a33',
    },
  },
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  listStyle: 'none',
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    // The first card takes the left half and two rows.
    [desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[4] },
  },
});
export const place = style({
  minWidth: 0,
  selectors: { '&[data-size=big]': { gridColumn: '1 / -1' } },
  '@media': { [desktop]: { selectors: { '&[data-size=big]': { gridColumn: 'span 2', gridRow: 'span 2' } } } },
});

export const card = style([
  pressable,
  {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    color: vars.color.text,
    borderRadius: vars.radius[3],
    selectors: {
      '&[data-size=big]': {
        overflow: 'hidden',
        background: vars.fill.card,
        boxShadow: `${vars.elevation.edge}, ${vars.elevation[2]}`,
      },
    },
  },
]);

export const picture = style({
  position: 'relative',
  flex: '1 0 auto',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius[2],
  background: '#05080d',
  color: '#fff',
  selectors: { '[data-size=big] > &': { borderRadius: 0 } },
});
globalStyle(`${card}:hover ${picture}`, { filter: 'brightness(1.08)' });

export const shade = style({
  position: 'absolute',
  inset: 0,
  background: 'linear-gradient(180deg, #0007, #0000 30%, #0000 70%, #0006)',
});
export const mark = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  display: 'flex',
});
export const count = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  display: 'flex',
  minHeight: '1.375rem',
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius[1],
  background: '#000000b0',
});

export const game = style({
  position: 'absolute',
  insetBlockEnd: vars.space[2],
  insetInline: vars.space[2],
  display: 'flex',
  minWidth: 0,
});

export const line = style({
  ...inRow,
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  selectors: { '[data-size=big] > &': { gap: vars.space[3], padding: vars.space[3] } },
});
export const title = style({
  ...cutLine,
  ...typeStep(13),
  fontWeight: 700,
  selectors: { '[data-size=big] &': { ...typeStep(15) } },
});
export const host = style({ ...cutLine, ...typeStep(12), color: vars.color.muted });

export const rows = style({
  ...inColumn,
  gap: vars.space[2],
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[3] } },
});
export const resting = style({
  ...inRow,
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  ...raised,
});
export const restingLink = style([
  pressable,
  { ...inRow, flex: 1, gap: vars.space[3], minWidth: 0, color: vars.color.text },
]);
globalStyle(`${restingLink} ${title}`, { ...typeStep(15) });
export const asleep = style({ display: 'flex', filter: 'saturate(.25) brightness(.85)' });

export const cardSkeleton = style({
  display: 'grid',
  gap: vars.space[2],
  selectors: { '&[data-size=big]': { gridColumn: '1 / -1' } },
  '@media': { [desktop]: { selectors: { '&[data-size=big]': { gridColumn: 'span 2', gridRow: 'span 2' } } } },
});
export const pictureSkeleton = style({ aspectRatio: '16 / 9' });
