import { style } from '@vanilla-extract/css';
import { centredIn, inColumn, inRow, inRows } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { typeStep } from '#ui/theme/looks.ts';

const MIDDLE = 'screen and (min-width: 40rem)';
/** A narrow phone with text of double size. */
const NARROW = 'screen and (max-width: 20rem)';
const WIDE = 'screen and (min-width: 64rem)';
/** Symbols are drawn for a dark reel in every brand. */
const REEL = '#14103a';

export const page = style({
  ...inColumn,
  gap: vars.space[4],
  '@media': { [WIDE]: { gridTemplateColumns: '23rem minmax(0, 1fr)', alignItems: 'start', columnGap: vars.space[5] } },
});

export const aside = style({
  ...inColumn,
  gap: vars.space[4],
  '@media': { [WIDE]: { position: 'sticky', insetBlockStart: vars.space[4] } },
});

export const week = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  alignItems: 'center',
});
export const weekNet = style({ ...inColumn, gap: vars.space[1], fontWeight: 700, justifyItems: 'start' });
export const weekSums = style({
  ...inRows,
  gridColumn: '1 / -1',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  ...typeStep(13),
  color: vars.color.muted,
});
export const toLimits = style({
  ...inRow,
  gap: vars.space[1],
  minHeight: '2.75rem',
  color: vars.color.primaryInk,
  fontWeight: 700,
  textDecoration: 'none',
});

export const bars = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const day = style({ ...inColumn, gap: vars.space[1], justifyItems: 'center' });
export const barPlace = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '4.5rem',
  background: `linear-gradient(${vars.color.lineStrong}, ${vars.color.lineStrong}) center / 100% 1px no-repeat`,
});
export const bar = style({
  position: 'absolute',
  insetInline: '22%',
  insetBlockStart: '50%',
  minBlockSize: '2px',
  borderRadius: vars.radius[1],
  background: vars.color.faint,
  selectors: {
    '&[data-gain]': { insetBlockStart: 'auto', insetBlockEnd: '50%', background: vars.color.positive },
  },
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
export const dayName = style({
  ...typeStep(11),
  color: vars.color.muted,
  selectors: { '&[aria-current]': { color: vars.color.text, fontWeight: 700 } },
});
export const chips = style({
  display: 'flex',
  gap: vars.space[2],
  overflowX: 'auto',
  paddingBlock: vars.space[1],
  scrollbarWidth: 'none',
  '@media': { [WIDE]: { flexWrap: 'wrap', overflowX: 'visible' } },
});
export const chipFace = style({
  display: 'block',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: '50%',
  objectFit: 'cover',
});

export const list = style({ ...inColumn, gap: vars.space[3] });
export const dayHead = style({
  ...inRow,
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockStart: vars.space[2],
});
export const dayTitle = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[2] });
export const dayNet = style({
  fontWeight: 700,
  color: vars.color.text,
  selectors: { '&[data-gain]': { color: vars.color.positive } },
});
export const rounds = style({
  ...inColumn,
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [MIDDLE]: { gap: vars.space[3] } },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr) auto',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  alignItems: 'center',
  padding: vars.space[2],
  borderRadius: vars.radius[2],
  background: vars.fill.card,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[1]}`,
  selectors: {
    '&[data-best]': {
      gridTemplateColumns: '8.25rem minmax(0, 1fr)',
      padding: vars.space[3],
      paddingBlockEnd: 0,
      boxShadow: `inset 0 0 0 1px ${vars.color.gold}, ${vars.elevation[2]}`,
    },
  },
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    [NARROW]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      selectors: { '&[data-best]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});
export const boardPlace = style({ minWidth: 0, '@media': { [NARROW]: { gridColumn: '1 / -1' } } });
export const facts = style({ ...inColumn, gap: vars.space[1], minWidth: 0 });
export const name = style({ ...inRows, gap: vars.space[2], minWidth: 0 });
export const multiple = style({
  paddingInline: vars.space[2],
  borderRadius: vars.radius.pill,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  ...typeStep(12),
  color: vars.color.muted,
  selectors: { '&[data-gain]': { color: vars.color.goldInk, boxShadow: `inset 0 0 0 1px ${vars.color.gold}` } },
});
export const net = style({
  fontWeight: 700,
  color: vars.color.muted,
  selectors: { '&[data-gain]': { color: vars.color.text } },
});
export const line = style({
  ...inRows,
  columnGap: vars.space[2],
  ...typeStep(12),
  color: vars.color.muted,
});
export const actions = style({ display: 'grid', gap: vars.space[1] });
export const iconLink = style({
  ...centredIn('2.75rem'),
  borderRadius: vars.radius[2],
  color: vars.color.text,
  background: vars.color.surface2,
  boxShadow: vars.elevation.edge,
});
export const allActions = style({
  ...inRows,
  gridColumn: '1 / -1',
  justifyContent: 'space-around',
  gap: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const board = style({
  display: 'grid',
  gap: '1px',
  padding: '3px',
  borderRadius: vars.radius[1],
  background: REEL,
  overflow: 'hidden',
});
export const reel = style({ display: 'grid', gap: '1px' });
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  minHeight: 0,
  padding: '1px',
  borderRadius: '3px',
  background: 'rgb(255 255 255 / 0.05)',
  color: vars.color.onArt,
  overflow: 'hidden',
  selectors: {
    [`${board}[data-won] &:not([data-marked])`]: { opacity: 0.5 },
    '&[data-marked]': { background: 'radial-gradient(circle at 50% 40%, #ffe9a0, #f0a02a 75%)' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-marked]': { outline: '2px solid Highlight' } } } },
});
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '8 / 5',
  borderRadius: vars.radius[1],
  objectFit: 'cover',
});
export const bestSymbol = style({
  display: 'inline-grid',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  verticalAlign: 'middle',
});
