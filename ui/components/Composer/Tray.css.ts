import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { autoFit } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

export const tray = style({
  ...autoFit('max(4.5rem, 20%)'),
  gap: vars.space[2],
  minHeight: '6rem',
  padding: `${vars.space[1]} ${vars.space[1]} ${vars.space[2]}`,
});

export const tile = style([
  pressable,
  {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'stretch',
    gap: vars.space[1],
    minWidth: 0,
    borderRadius: vars.radius[2],
    color: vars.color.text,
    ...typeStep(12),
    fontWeight: 700,
    textAlign: 'center',
  },
]);

export const drawing = style({
  display: 'grid',
  placeItems: 'center',
  height: '4.25rem',
  borderRadius: vars.radius[2],
  background: `radial-gradient(90% 110% at 50% 0, ${vars.color.primarySoft}, ${vars.color.surface2})`,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[1]}`,
  selectors: {
    '[data-tone=accent] > &': {
      background: `radial-gradient(90% 110% at 50% 0, ${vars.color.accentSoft}, ${vars.color.surface2})`,
    },
    '[data-tone=danger] > &': {
      background: `radial-gradient(90% 110% at 50% 0, color-mix(in oklch, ${vars.color.danger} 30%, ${vars.color.surface2}), ${vars.color.surface2})`,
    },
    '[data-tone=gold] > &': {
      background: `radial-gradient(90% 110% at 50% 0, color-mix(in oklch, ${vars.color.gold} 34%, ${vars.color.surface2}), ${vars.color.surface2})`,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
});
