import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const personName = style({
  overflow: 'hidden',
  fontWeight: 700,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const peopleNote = style({ fontSize: vars.size[12], lineHeight: vars.leading[12], color: vars.color.muted });
