import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  fontSize: vars.size[11],
  lineHeight: vars.leading[11],
  color: vars.color.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // A border, not a background: it stays visible in forced colours.
  selectors: {
    '&::before, &::after': { content: '', flex: '1 0 1.5rem', borderBlockStart: `1px solid ${vars.color.line}` },
  },
});
