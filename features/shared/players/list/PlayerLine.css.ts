import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { choice } from '../picker/PlayerPicker.css.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  // Aligns the checkbox with the middle of the face instead of the first line of text.
  selectors: { [`${choice} &`]: { marginBlock: '-.625rem' } },
});

export const words = style({ display: 'grid', flex: 1, minWidth: 0 });

export const name = style({ fontWeight: 700, overflowWrap: 'anywhere' });

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
});

const columnsOf = 'minmax(0, 1fr) 5.25rem 3.25rem';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: columnsOf,
  alignItems: 'center',
  flex: 1,
  columnGap: vars.space[2],
  minWidth: 0,
});

export const cell = style({
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});

/** The titles of the columns, with the widths of the checkbox, the face and the gaps. */
export const titles = style({
  display: 'grid',
  gridTemplateColumns: columnsOf,
  columnGap: vars.space[2],
  paddingInlineStart: '5.875rem',
  paddingInlineEnd: vars.space[1],
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontWeight: 700,
  color: vars.color.muted,
});
