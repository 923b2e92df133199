import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { autoFill, autoFit, centredIn, inColumn, inRows } from '#ui/layout/arrangements.ts';
import { cutLine, raised, typeStep } from '#ui/theme/looks.ts';

export const section = style({ ...inColumn, gap: vars.space[3] });
export const founding = style({ ...inRows, gap: vars.space[3] });
export const tight = style({
  ...inColumn,
  gap: vars.space[1],
  minWidth: 0,
  // Fills the width beside the flag and the button.
  selectors: { [`${founding} > &`]: { flex: '1 1 8rem' } },
});
export const rows = style({ ...inColumn, gap: vars.space[2] });

/** On a wide screen the club is beside its members. */
export const split = style({
  ...inColumn,
  gap: vars.space[5],
  '@media': {
    'screen and (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' },
  },
});

export const cards = style({
  ...inColumn,
  gap: vars.space[3],
  '@media': { 'screen and (min-width: 64rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Reduces the gap after a field, since the field's empty error line is a gap already. The field's empty error line is the gap. */
export const afterField = style({ marginBlockStart: `calc(${vars.space[5]} * -1)` });

export const line = style({ ...inRows, gap: vars.space[2] });
export const ends = style({ ...inRows, justifyContent: 'space-between', gap: vars.space[2] });
export const form = style({ ...inColumn, gap: vars.space[4] });
/** Two short fields side by side, if the language leaves room. */
export const pair = style({ ...autoFit('min(9rem, 100%)'), gap: vars.space[3] });
export const icon = style({ flex: 'none' });

export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  ...typeStep(13),
});
export const name = style({
  fontFamily: vars.font.heading,
  ...typeStep(24),
  fontWeight: 800,
  overflowWrap: 'anywhere',
});
export const seats = style({ fontFamily: vars.font.numerals, fontWeight: 700 });
export const level = style({
  paddingInline: vars.space[2],
  borderRadius: vars.radius[1],
  background: vars.color.primarySoft,
  color: vars.color.primaryInk,
  fontFamily: vars.font.numerals,
  fontSize: vars.size[12],
  lineHeight: vars.leading[15],
  fontWeight: 700,
  whiteSpace: 'nowrap',
  // Has its own background on a scene.
  selectors: { [`${banner} &`]: { background: vars.color.surface2, color: vars.color.text, textShadow: 'none' } },
});
export const role = style([
  level,
  {
    fontFamily: 'inherit',
    selectors: {
      '&[data-role=leader]': { background: vars.color.accentSoft, color: vars.color.accentInk },
    },
  },
]);

export const vault = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { 'screen and (min-width: 40rem)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
/** Side by side, in the card's whole width on a phone. */
export const vaultActions = style({
  ...autoFit('min(8rem, 100%)'),
  gap: vars.space[2],
  gridColumn: '1 / -1',
  '@media': { 'screen and (min-width: 40rem)': { display: 'flex', gridColumn: 'auto' } },
});
/** Under the sum on a phone, beside it on wide screens. */
export const vaultNote = style({
  gridColumn: '2',
  // Keeps a date on a single line.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  '@media': { 'screen and (min-width: 40rem)': { gridColumn: 'auto' } },
});

export const grid = style({ ...autoFill('4rem'), gap: `${vars.space[3]} ${vars.space[2]}` });
export const entry = style([
  pressable,
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: vars.space[2],
    width: '100%',
    minHeight: '2.75rem',
    padding: vars.space[1],
    borderRadius: vars.radius[2],
    color: vars.color.text,
    ...typeStep(12),
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
]);
export const entryIcon = style({
  ...centredIn('3.5rem'),
  borderRadius: vars.radius[3],
  ...raised,
  color: vars.color.primaryInk,
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
});
/** At the upper right corner of the centred icon. */
export const entryBadge = style({
  position: 'absolute',
  insetBlockStart: '-.25rem',
  insetInlineStart: 'calc(50% + 1rem)',
});

/** The faces of online members, as many as one row holds. */
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[6]} ${vars.space[3]}`,
  height: '4.75rem',
  overflow: 'clip',
  paddingBlock: vars.space[1],
});
export const face = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  flex: 'none',
  width: '4rem',
  ...typeStep(12),
  textAlign: 'center',
});
export const cut = style({ maxWidth: '100%', ...cutLine });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
});
export const cardActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
});
export const opener = style([
  pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    marginBlock: `calc(${vars.space[2]} * -1)`,
    color: vars.color.text,
    fontWeight: 700,
    fontSize: vars.size[17],
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2, borderRadius: vars.radius[1] },
    },
  },
]);
/** Aligns to the end of the name's line, so that all members have the same facts below. */
export const seen = style({ flex: 'none', marginInlineStart: 'auto', ...typeStep(12), color: vars.color.muted });
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

export const choice = style({ border: 0, minWidth: 0 });
export const legend = style({ marginBlockEnd: vars.space[2], ...typeStep(13), fontWeight: 700 });
export const swatches = style({ ...autoFill('3rem'), gap: vars.space[1] });
export const swatch = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '3.5rem',
  borderRadius: vars.radius[2],
  cursor: 'pointer',
  selectors: {
    '&:has(input:checked)': {
      background: vars.color.primarySoft,
      boxShadow: `inset 0 0 0 2px ${vars.color.primary}`,
    },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(input:checked)': { border: '2px solid Highlight' } } } },
});
export const swatchInput = style({ position: 'absolute', inset: 0, zIndex: 1, opacity: 0, cursor: 'pointer' });
export const preview = style({ display: 'grid', justifyItems: 'center', gap: vars.space[2] });

export const members = style({
  display: 'flex',
  minHeight: '20rem',
  height: 'calc(100dvh - 21rem)',
  marginBlockStart: `calc(${vars.space[4]} * -1)`,
});
export const member = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[1],
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
});
export const tools = style({
  ...autoFit('min(9rem, 100%)'),
  gap: vars.space[2],
  // Large text moves the order below the search.
});
/** The coin is on the baseline of its text. */
export const gold = style({ whiteSpace: 'nowrap' });
export const coin = style({
  display: 'inline-block',
  width: '1.2em',
  height: '1.2em',
  marginInlineEnd: '.25em',
  verticalAlign: '-.22em',
});

export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
