import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { typeStep } from '../../theme/looks.ts';

export const list = style({ display: 'grid', margin: 0 });

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  ...typeStep(15),
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const name = style({ flex: 'none', maxWidth: '100%', color: vars.color.muted });

export const value = style({
  // A long value, or a row that cannot wrap, uses the line below instead of a narrow column.
  flex: '1 1 10rem',
  minWidth: 'min-content',
  maxWidth: '100%',
  margin: 0,
  overflowWrap: 'anywhere',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-state=empty] > &': { color: vars.color.faint } },
});
