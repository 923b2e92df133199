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
  selectors: { '&::before, &::after': { content: '', flex: 1, height: 1, background: vars.color.line } },
});
