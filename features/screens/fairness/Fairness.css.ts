import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { autoFill, centredIn, inColumn, inRow } from '#ui/layout/arrangements.ts';
import { sunken, typeStep } from '#ui/theme/looks.ts';

const WIDE = 'screen and (min-width: 64rem)';
const MIDDLE = 'screen and (min-width: 40rem)';
const hue = createVar();

export const page = style({
  vars: { [hue]: vars.color.muted },
  ...inColumn,
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  '@media': { [WIDE]: { marginInline: 'calc((100% - min(82rem, 100vw - 4rem)) / 2)' } },
});

export const columns = style({
  ...inColumn,
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [WIDE]: { gridTemplateColumns: '23rem minmax(0, 1fr)' } },
});

/** Below the steps on a phone, beside them on wide screens. */
export const panel = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [WIDE]: { gridColumn: 1, gridRow: 1 } },
});

export const factValue = style({
  ...inRow,
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: '2.75rem',
  paddingInlineStart: vars.space[3],
  borderRadius: vars.radius[1],
  ...sunken,
  overflowWrap: 'anywhere',
  ...typeStep(13),
});

export const verdict = style({
  ...inRow,
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: '3rem',
  '@media': { [WIDE]: { justifySelf: 'end' } },
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.pill,
  fontWeight: 700,
  color: vars.color.danger,
  background: vars.color.well,
  boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
  selectors: {
    '&[data-verdict=verified]': { color: vars.color.positive, boxShadow: `inset 0 0 0 1px ${vars.color.positive}` },
  },
});

export const chosen = style({ minWidth: '11rem', textAlign: 'center', fontWeight: 700 });

export const step = style({ ...inColumn, gap: vars.space[3] });

export const sign = style({
  ...centredIn('1.875rem'),
  borderRadius: '50%',
  color: vars.color.muted,
  boxShadow: 'inset 0 0 0 2px currentColor',
  selectors: {
    [`${step}[data-verdict=match] &`]: { color: vars.color.positive },
    [`${step}[data-verdict=differ] &`]: { color: vars.color.danger },
  },
});

export const stepTitle = style({ flex: 1, minWidth: '60%', ...typeStep(17) });

export const compare = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  ...typeStep(13),
});
globalStyle(`${compare} dt`, { color: vars.color.muted });
globalStyle(`${compare} dd`, { margin: 0, overflowWrap: 'anywhere' });

export const bytes = style({ ...autoFill('6.25rem'), gap: vars.space[2] });

const hued = {
  '&[data-hue="1"]': { vars: { [hue]: vars.color.goldInk } },
  '&[data-hue="2"]': { vars: { [hue]: vars.chart[2] } },
  '&[data-hue="3"]': { vars: { [hue]: vars.chart[3] } },
  '&[data-hue="4"]': { vars: { [hue]: vars.chart[4] } },
  '&[data-hue="5"]': { vars: { [hue]: vars.color.accentInk } },
} as const;

export const four = style({
  display: 'grid',
  justifyItems: 'center',
  padding: vars.space[2],
  borderRadius: vars.radius[1],
  background: vars.color.well,
  ...typeStep(12),
  color: vars.color.muted,
  selectors: {
    ...hued,
    '&[data-used]': { color: vars.color.text, boxShadow: `inset 0 0 0 1px ${hue}` },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const draws = style({ ...autoFill('7.25rem'), gap: vars.space[2] });

export const draw = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  background: vars.color.well,
  boxShadow: `inset 0 2px 0 ${hue}`,
  ...typeStep(13),
  selectors: hued,
});
export const drawName = style({ color: vars.color.muted });
export const number = style({ fontFamily: vars.font.numerals });
export const result = style({
  ...typeStep(20),
  fontWeight: 700,
  selectors: {
    '&[data-quiet]': {
      ...typeStep(13),
      fontWeight: 400,
      color: vars.color.muted,
    },
  },
});

export const outcome = style({
  ...inColumn,
  gap: vars.space[4],
  alignItems: 'center',
  '@media': { [MIDDLE]: { gridTemplateColumns: 'minmax(0, 21rem) minmax(0, 1fr)' } },
});

export const window = style({
  display: 'block',
  padding: vars.space[2],
  borderRadius: vars.radius[3],
  background: vars.fill.gold,
});
globalStyle(`${window} tbody`, { display: 'grid', gap: vars.space[1] });
export const windowRow = style({ display: 'grid', gap: vars.space[1] });

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  minWidth: 0,
  padding: '2px',
  borderRadius: vars.radius[1],
  // Symbols are drawn for a dark reel in every brand.
  background: '#14103a',
  color: vars.color.onArt,
  overflow: 'hidden',
  selectors: {
    '&[data-winning]': {
      background: 'radial-gradient(circle at 50% 40%, #ffe9a0, #f0a02a 75%)',
      boxShadow: 'inset 0 0 0 2px #fff3c4',
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-winning]': { outline: '3px solid Highlight' } } } },
});

export const symbol = style({ width: '100%', height: '100%', objectFit: 'contain' });
export const symbolName = style({ ...typeStep(11), overflowWrap: 'anywhere', textAlign: 'center' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  alignItems: 'center',
});
globalStyle(`${facts} dt`, { ...typeStep(13), color: vars.color.muted });
globalStyle(`${facts} dd`, { ...inRow, gap: vars.space[1], margin: 0, fontWeight: 700 });
globalStyle(`${facts} img`, { width: '1.75rem', height: '1.75rem' });
export const win = style({ display: 'contents' });

export const other = style({ color: vars.color.danger });

export const differences = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[4],
  color: vars.color.danger,
  ...typeStep(13),
  overflowWrap: 'anywhere',
});
