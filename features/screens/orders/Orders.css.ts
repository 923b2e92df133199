import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { centredIn, inColumn, inRow, inRows } from '#ui/layout/arrangements.ts';
import { raised, typeStep } from '#ui/theme/looks.ts';

const wide = 'screen and (min-width: 64rem)';
const table = 'screen and (min-width: 48rem)';

export const panel = style({ ...inColumn, gap: vars.space[4], paddingBlockStart: vars.space[4] });
export const rowActions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[2],
  // On a card, below the price.
  marginBlockStart: vars.space[2],
  '@media': { [table]: { flexDirection: 'row', justifyContent: 'flex-end', marginBlockStart: 0 } },
});
export const goods = style({ fontWeight: 700 });
export const money = style({ fontWeight: 700, whiteSpace: 'nowrap' });
export const strong = style({ fontWeight: 700, overflowWrap: 'anywhere' });

export const page = style({ ...inColumn, gap: vars.space[4] });
export const columns = style({
  ...inColumn,
  gap: vars.space[4],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)', alignItems: 'start' } },
});
export const stack = style({ ...inColumn, gap: vars.space[4] });

export const service = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.pill,
  color: vars.color.text,
});

export const card = style({ padding: vars.space[4], borderRadius: vars.radius[4], ...raised });

export const refund = style([card, { ...inColumn, gap: vars.space[3] }]);
export const refundState = style({
  color: vars.color.primaryInk,
  selectors: {
    '&[data-state=done]': { color: vars.color.positive },
    '&[data-state=refused]': { color: vars.color.muted },
  },
});

export const summary = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[3],
    backgroundImage: `linear-gradient(100deg, #0000, ${vars.color.primarySoft})`,
    '@media': { print: { display: 'none' } },
  },
]);

const ringWidth = '5px';
export const ring = style({
  position: 'relative',
  ...centredIn('4.75rem'),
  borderRadius: '50%',
  background: vars.color.primarySoft,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      background: `conic-gradient(${vars.color.primaryInk} calc(var(--share) * 360deg), color-mix(in oklab, ${vars.color.primaryInk} 18%, #0000) 0)`,
      mask: `radial-gradient(farthest-side, #0000 calc(100% - ${ringWidth} - .5px), #000 calc(100% - ${ringWidth}))`,
    },
    '[data-state=delivered] > &::before': { background: vars.color.positive },
    '[data-state=failed] > &::before': { background: vars.color.danger },
    '[data-state=mismatched] > &::before': { background: vars.color.warn },
    '[data-state=expired] > &::before, [data-state=refunded] > &::before, [data-state=cancelled] > &::before': {
      background: vars.color.faint,
    },
  },
});
export const ringPicture = style({ width: '3.25rem', height: '3.25rem', objectFit: 'contain' });
export const bought = style({ ...inColumn, justifyItems: 'start', gap: vars.space[1] });
export const amount = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[1],
});
export const unit = style({ color: vars.color.goldInk, fontWeight: 700, fontSize: vars.size[17] });
export const paid = style({ display: 'grid', justifyItems: 'end', gap: vars.space[1], fontSize: vars.size[15] });
export const day = style({ ...typeStep(13), color: vars.color.muted });

export const state = style({
  ...typeStep(13),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.primarySoft,
  color: vars.color.primaryInk,
  fontWeight: 700,
  selectors: {
    '&[data-state=paid], &[data-state=pending]': { background: vars.color.primary, color: vars.color.onPrimary },
    '&[data-state=delivered]': {
      background: `color-mix(in oklab, ${vars.color.positive} 14%, #0000)`,
      color: vars.color.positive,
    },
    '&[data-state=failed]': {
      background: `color-mix(in oklab, ${vars.color.danger} 14%, #0000)`,
      color: vars.color.danger,
    },
    '&[data-state=mismatched]': {
      background: `color-mix(in oklab, ${vars.color.warn} 14%, #0000)`,
      color: vars.color.warn,
    },
    '&[data-state=expired], &[data-state=refunded], &[data-state=cancelled]': {
      background: vars.color.well,
      color: vars.color.muted,
    },
  },
});
export const dot = style({
  width: '.5rem',
  height: '.5rem',
  borderRadius: '50%',
  background: 'currentColor',
});

const signSize = '1.875rem';
export const steps = style({ ...inColumn });
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${signSize} minmax(0, 1fr)`,
  columnGap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to the next step.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${signSize} + 4px) 4px`,
      insetInlineStart: `calc(${signSize} / 2 - 1.5px)`,
      borderInlineStart: `3px solid ${vars.color.positive}`,
    },
    '&[data-status=current]:not(:last-child)::before': { borderInlineStart: `3px dashed ${vars.color.primaryInk}` },
    '&[data-status=next]:not(:last-child)::before': { borderInlineStart: `3px dashed ${vars.color.lineStrong}` },
  },
});
export const sign = style({
  ...centredIn(signSize),
  borderRadius: '50%',
  color: vars.color.ground,
  background: vars.color.positive,
  selectors: {
    '[data-status=current] > &': {
      background: vars.color.surface1,
      color: vars.color.primaryInk,
      boxShadow: `inset 0 0 0 3px ${vars.color.primaryInk}, 0 0 0 6px ${vars.color.primarySoft}`,
    },
    '[data-status=next] > &': {
      background: 'none',
      color: vars.color.muted,
      boxShadow: `inset 0 0 0 2px ${vars.color.lineStrong}`,
    },
    '[data-status=ended] > &': { background: vars.color.muted },
  },
});
const turn = keyframes({ to: { rotate: '360deg' } });
export const turning = style({
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${turn} 2.4s linear infinite` } },
});
export const stepHead = style({
  ...inRows,
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  minHeight: signSize,
});
export const stepName = style({
  ...typeStep(17),
  fontWeight: 700,
  selectors: {
    '[data-status=current] &': { color: vars.color.primaryInk },
    '[data-status=next] &': { color: vars.color.muted, fontWeight: 400 },
  },
});
export const stepTime = style({ ...typeStep(13), color: vars.color.muted, fontWeight: 700 });
export const stepNote = style({ ...typeStep(13), gridColumn: 2, color: vars.color.muted, overflowWrap: 'anywhere' });

export const check = style({
  ...inColumn,
  gridColumn: 2,
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius[3],
  background: vars.color.primarySoft,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.primaryInk} 26%, #0000)`,
});
globalStyle(`${check} [data-part=fact-list-fact]`, { alignItems: 'center' });
export const checkText = style({ ...typeStep(15) });
export const checkRow = style({ ...inRows, gap: vars.space[3] });
export const tries = style({
  ...typeStep(13),
  ...inColumn,
  flex: '1 1 7.25rem',
  gap: vars.space[1],
  color: vars.color.muted,
});
export const bars = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '.25rem' });
export const bar = style({
  height: '.25rem',
  borderRadius: vars.radius.pill,
  background: `color-mix(in oklab, ${vars.color.primaryInk} 28%, #0000)`,
  selectors: { '&[data-tried=true]': { background: vars.color.primaryInk } },
});
export const fault = style({ ...typeStep(13), color: vars.color.danger });
export const pay = style({
  ...inColumn,
  gridColumn: 2,
  justifyItems: 'start',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
});

const tooth = '.5rem';
export const receipt = style({
  ...inColumn,
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[4]} calc(${vars.space[4]} + ${tooth})`,
  borderRadius: `${vars.radius[4]} ${vars.radius[4]} 0 0`,
  background: vars.fill.card,
  boxShadow: `inset 0 1px 0 ${vars.color.line}, inset 1px 0 0 ${vars.color.line}, inset -1px 0 0 ${vars.color.line}`,
  '@media': {
    screen: {
      mask: `radial-gradient(${tooth} at 50% 100%, #0000 98%, #000) 50% 100% / calc(${tooth} * 2.5) 100% repeat-x`,
    },
    print: { background: 'none', boxShadow: 'none', color: 'black', padding: 0 },
  },
});
export const receiptHead = style({ ...inRow, justifyContent: 'space-between' });
export const print = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '2.75rem',
  padding: `0 ${vars.space[1]}`,
  color: vars.color.primaryInk,
  fontWeight: 700,
  '@media': { print: { display: 'none' } },
});
export const lines = style({ ...inColumn, gap: vars.space[3] });
globalStyle(`${lines} dd`, { margin: 0 });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `1px dashed ${vars.color.lineStrong}`,
});
export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
globalStyle(`${total} dd`, { ...typeStep(24) });
export const invoice = style({
  ...inRow,
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  background: `color-mix(in oklab, ${vars.color.gold} 14%, ${vars.color.surface1})`,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.gold} 40%, #0000)`,
  '@media': { print: { background: 'none', boxShadow: 'none', border: '0.3mm solid black' } },
});
export const invoiceFacts = style({ ...typeStep(13), ...inColumn, gap: '.125rem', overflowWrap: 'anywhere' });
export const invoiceNumber = style({
  fontSize: vars.size[20],
  lineHeight: vars.leading[24],
  letterSpacing: '.03em',
  selectors: { '[data-state=voided] &': { textDecoration: 'line-through' } },
});
export const invoiceDue = style({ fontWeight: 700 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
globalStyle(`${actions} > *`, { flex: '1 1 auto' });
export const dialog = style({ ...inColumn, gap: vars.space[3] });
export const asking = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

// Prints only the receipt.

export const screenOnly = style({ '@media': { print: { display: 'none' } } });
export const paperOnly = style({
  display: 'none',
  '@media': { print: { display: 'block', margin: 0, fontSize: '10pt' } },
});
