import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

export const divider = style({
  ...inRow,
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  ...typeStep(11),
  color: vars.color.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // A border instead of a background, since a border remains visible in forced colours.
  selectors: {
    '&::before, &::after': { content: '', flex: '1 0 1.5rem', borderBlockStart: `1px solid ${vars.color.line}` },
  },
});
