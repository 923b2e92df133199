import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

/** The invitation, centred on the screen. */
export const invitation = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '100dvh',
  paddingBlock: vars.space[6],
});
