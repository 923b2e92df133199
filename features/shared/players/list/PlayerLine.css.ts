import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { choice } from '../picker/PlayerPicker.css.ts';
import { inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const line = style({
  ...inRow,
  gap: vars.space[3],
  minWidth: 0,
  // Aligns the checkbox with the middle of the face instead of the first line of text.
  selectors: { [`${choice} &`]: { marginBlock: '-.625rem' } },
});

export const name = style({ fontWeight: 700, overflowWrap: 'anywhere' });

const columnsOf = 'minmax(0, 1fr) 5.25rem 3.25rem';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: columnsOf,
  alignItems: 'center',
  flex: 1,
  columnGap: vars.space[2],
  minWidth: 0,
});

/** The titles of the columns, with the same widths of checkbox, face and gaps as the rows. */
export const titles = style({
  display: 'grid',
  gridTemplateColumns: columnsOf,
  columnGap: vars.space[2],
  paddingInlineStart: '5.875rem',
  paddingInlineEnd: vars.space[1],
  ...typeStep(12),
  fontWeight: 700,
  color: vars.color.muted,
});
