import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inColumn, inRows } from '#ui/layout/arrangements.ts';
import { sunken, typeStep } from '#ui/theme/looks.ts';

/** Fits one screen: the preview takes the remaining height. */
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  gap: vars.space[2],
  minHeight: 0,
  padding: `0 ${vars.space[3]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
globalStyle(`${form} > *`, { flex: 'none' });
/** A field without an error reserves no line for an error. */
globalStyle(`${form} [data-part=field-message]:empty`, {
  minHeight: 0,
  marginBlockStart: `calc(${vars.space[1]} * -1)`,
});

/** The placeholder is sent as the blessing, so it is not faint. */
globalStyle(`${form} [data-part=text-field-input]::placeholder`, { color: vars.color.text });

export const picker = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[4]}`,
});
export const proof = style({ padding: vars.space[4] });

/** The player's gold, in the header. */
export const gold = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[2],
  height: '2.25rem',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.pill,
  ...sunken,
  fontFamily: vars.font.numerals,
  ...typeStep(15),
  fontWeight: 700,
});

/** The number of shares beside their kind, if the language leaves room. */
export const shares = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: vars.space[2],
});
globalStyle(`${shares} > :first-child`, { flex: '2 1 9.25rem' });
globalStyle(`${shares} > :last-child`, { flex: '3 1 auto' });
// Three digits and their unit fit between two buttons on the narrowest phone.
globalStyle(`${shares} [data-part=number-field-input]`, { paddingInline: 0 });
globalStyle(`${shares} [data-part=number-field-after]`, { paddingInline: `0 ${vars.space[2]}` });

export const receiverLine = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: '2.75rem',
  paddingInline: vars.space[3],
  borderRadius: vars.radius[2],
  ...sunken,
});
export const receiverName = style({ fontWeight: 700, overflowWrap: 'anywhere', minWidth: 0 });

/** Picture, word and amount in a column. */
export const send = style({
  ...inColumn,
  justifyItems: 'center',
  lineHeight: 1.25,
});
globalStyle(`${send} svg`, { width: '1.5rem', height: '1.875rem' });
export const sum = style({ fontFamily: vars.font.numerals });
