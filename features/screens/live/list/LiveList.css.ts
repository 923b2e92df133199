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

/** The first card is as wide as the list; the others are two abreast. On a wide screen the others are beside the first. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[4]} ${vars.space[3]}`,
  listStyle: 'none',
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [desktop]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: vars.space[5],
      // Two rooms beside the first fill its height.
      selectors: { '&[data-count="2"], &[data-count="3"]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
    },
  },
});
export const place = style({
  minWidth: 0,
  selectors: { '&[data-size=big]': { gridColumn: '1 / -1' } },
  '@media': {
    [desktop]: {
      selectors: {
        '[data-count] > &[data-size=big]': { gridColumn: 'span 2', gridRow: 'span 2' },
        ':is([data-count="2"], [data-count="3"]) > &[data-size=big]': { gridColumn: 1 },
        '[data-count="1"] > &[data-size=big]': { gridColumn: '1 / -1' },
      },
    },
  },
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
        clipPath: vars.shape.tileClip,
        background: vars.fill.card,
        boxShadow: `${vars.elevation.edge}, ${vars.elevation[2]}`,
      },
    },
    '@media': {
      // A single room is a wide card: its picture, and the host beside it.
      [desktop]: { selectors: { '[data-count="1"] &[data-size=big]': { flexDirection: 'row', alignItems: 'center' } } },
      '(forced-colors: active)': { border: '1px solid LinkText' },
    },
  },
]);

export const picture = style({
  position: 'relative',
  flex: '1 0 auto',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius[2],
  clipPath: vars.shape.tileClip,
  background: '#05080d',
  color: '#fff',
  selectors: { '[data-size=big] > &': { borderRadius: 0, clipPath: 'none' } },
  '@media': { [desktop]: { selectors: { '[data-count="1"] [data-size=big] > &': { flex: '0 0 62%' } } } },
});
globalStyle(`${card}:hover ${picture}`, { filter: 'brightness(1.08)' });

export const shade = style({
  position: 'absolute',
  inset: 0,
  background: 'linear-gradient(180deg, #0006, #0000 26%, #0000 62%, #000b)',
});

/** The marks are flush with the picture's upper corners. */
const corner = {
  position: 'absolute',
  insetBlockStart: 0,
  display: 'flex',
  minHeight: '1.5rem',
  paddingInline: vars.space[1],
} as const;
export const mark = style({
  ...corner,
  insetInlineStart: 0,
  padding: 0,
});
globalStyle(`${mark} > *`, {
  minHeight: '1.5rem',
  paddingInline: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: `0 0 ${vars.radius[1]} 0`,
});
globalStyle(`[data-size=big] > ${picture} > ${mark} > *`, { minHeight: '1.75rem', fontSize: vars.size[13] });
export const count = style({
  ...corner,
  insetInlineEnd: 0,
  padding: `0 ${vars.space[3]}`,
  borderRadius: `0 0 0 ${vars.radius[1]}`,
  background: '#000000b8',
});

export const game = style({
  position: 'absolute',
  insetBlockEnd: vars.space[2],
  insetInline: vars.space[3],
  display: 'flex',
  minWidth: 0,
});
globalStyle(`[data-size=big] > ${picture} > ${game} > *`, { fontSize: vars.size[15] });

/** The wait for the host, in the middle of the picture. */
export const stalled = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[1],
  ...typeStep(13),
  fontWeight: 700,
  textShadow: '0 1px 3px #000',
});

export const line = style({
  ...inRow,
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  selectors: {
    '[data-size=big] > &': { gap: vars.space[3], minHeight: '4.25rem', padding: `${vars.space[2]} ${vars.space[3]}` },
  },
  '@media': {
    [desktop]: {
      selectors: {
        '[data-size=big] > &': { padding: `${vars.space[3]} ${vars.space[4]}` },
        '[data-count="1"] [data-size=big] > &': { flex: 1, flexWrap: 'wrap', padding: vars.space[6] },
      },
    },
  },
});
export const title = style({
  ...cutLine,
  ...typeStep(15),
  fontWeight: 700,
  selectors: { '[data-size=big] &': { ...typeStep(17) } },
  '@media': { 'screen and (max-width: 23.5rem)': { ...typeStep(13) } },
});
export const host = style({
  ...cutLine,
  ...typeStep(13),
  color: vars.color.muted,
});

export const rows = style({
  ...inColumn,
  gap: vars.space[2],
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[3] } },
});
export const resting = style({
  ...inRow,
  gap: vars.space[3],
  minHeight: '4.25rem',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  clipPath: vars.shape.tileClip,
  ...raised,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const restingLink = style([
  pressable,
  { ...inRow, flex: 1, gap: vars.space[3], minWidth: 0, color: vars.color.text },
]);
export const asleep = style({ display: 'flex', filter: 'saturate(.25) brightness(.85)' });

export const restingNote = style({ ...typeStep(13), color: vars.color.muted });

export const cardSkeleton = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  selectors: { '&[data-size=big]': { gridColumn: '1 / -1' } },
  '@media': { [desktop]: { selectors: { '[data-count] > &[data-size=big]': { gridColumn: 1, gridRow: 'span 2' } } } },
});
export const pictureSkeleton = style({ aspectRatio: '16 / 9' });
