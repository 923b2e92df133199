import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { typeStep } from '#ui/theme/looks.ts';

/** The text on a plate with contrast over any picture. */
export const plate = style({
  maxWidth: '30rem',
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.glass,
  boxShadow: vars.elevation[3],
  color: vars.color.text,
  ...typeStep(17),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const who = style({ fontWeight: 700 });

export const what = style({ color: vars.color.goldInk, fontWeight: 800, whiteSpace: 'nowrap' });
