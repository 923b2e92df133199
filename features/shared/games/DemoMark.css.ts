import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const mark = style({
  display: 'inline-block',
  paddingInline: vars.space[1],
  border: '1px solid currentColor',
  borderRadius: vars.radius[1],
  fontSize: vars.size[12],
  fontWeight: 'normal',
  lineHeight: 1.4,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
});
