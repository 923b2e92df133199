import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { inRow, inRows } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

export const list = style({ display: 'grid', minWidth: 0 });

export const items = style({
  display: 'grid',
  minWidth: 0,
  selectors: { '&[data-gap="2"]': { gap: vars.space[2] }, '&[data-gap="3"]': { gap: vars.space[3] } },
});

export const item = style({ minWidth: 0 });

/** The same height in each state, so that loading moves nothing. */
export const foot = style({
  ...inRows,
  justifyContent: 'center',
  gap: vars.space[3],
  minHeight: '4.5rem',
  padding: `${vars.space[3]} 0`,
  textAlign: 'center',
});

export const words = style({
  color: vars.color.muted,
  ...typeStep(13),
  overflowWrap: 'anywhere',
  selectors: {
    '[data-state=failed] > &': { color: vars.color.danger },
    '&:focus-visible': { borderRadius: vars.radius[1] },
    // A line with text in it, like the divider of days.
    '[data-state=end] > &': {
      ...inRow,
      gap: vars.space[3],
      width: '100%',
      color: vars.color.muted,
    },
    '[data-state=end] > &::before, [data-state=end] > &::after': {
      content: '',
      flex: 1,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});
