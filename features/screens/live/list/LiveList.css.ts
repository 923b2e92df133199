import { globalStyle, style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';

const wide = 'screen and (min-width: 48rem)';
const desktop = 'screen and (min-width: 64rem)';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

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
  margin: 0,
  padding: 0,
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
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  selectors: { '[data-size=big] > &': { gap: vars.space[3], padding: vars.space[3] } },
});
export const names = style({ display: 'grid', flex: 1, minWidth: 0 });
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const title = style({
  ...oneLine,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontWeight: 700,
  selectors: { '[data-size=big] &': { fontSize: vars.size[15], lineHeight: vars.leading[15] } },
});
export const host = style({
  ...oneLine,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  color: vars.color.muted,
});

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[3] } },
});
export const resting = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  background: vars.fill.card,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[1]}`,
});
export const restingLink = style([
  pressable,
  { display: 'flex', alignItems: 'center', flex: 1, gap: vars.space[3], minWidth: 0, color: vars.color.text },
]);
globalStyle(`${restingLink} ${title}`, { fontSize: vars.size[15], lineHeight: vars.leading[15] });
export const asleep = style({ display: 'flex', filter: 'saturate(.25) brightness(.85)' });

export const more = style({ display: 'grid', justifyItems: 'center' });

export const cardSkeleton = style({
  display: 'grid',
  gap: vars.space[2],
  selectors: { '&[data-size=big]': { gridColumn: '1 / -1' } },
  '@media': { [desktop]: { selectors: { '&[data-size=big]': { gridColumn: 'span 2', gridRow: 'span 2' } } } },
});
export const pictureSkeleton = style({ aspectRatio: '16 / 9' });
