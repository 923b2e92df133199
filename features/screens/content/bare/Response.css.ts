import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { centredIn } from '#ui/layout/arrangements.ts';

export const response = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[5],
  maxWidth: '36rem',
  marginInline: 'auto',
  paddingBlock: vars.space[8],
  textAlign: 'center',
});
export const sign = style({
  ...centredIn('7rem'),
  borderRadius: vars.radius.pill,
  background: vars.color.surface1,
  boxShadow: vars.elevation.edge,
  color: vars.color.accentInk,
  selectors: {
    '&[data-state=success]': { color: vars.color.positive },
    '&[data-state=failed]': { color: vars.color.danger },
    '&[data-state=expired], &[data-state=mismatched]': { color: vars.color.warn },
  },
});
