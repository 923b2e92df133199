import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

/** Covers everything and receives no presses. */
export const layer = style({ position: 'fixed', inset: 0, zIndex: 1000, pointerEvents: 'none' });

export const canvas = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', maxWidth: 'none' });

export const skip = style({
  position: 'absolute',
  insetInlineEnd: `calc(${vars.space[4]} + env(safe-area-inset-right))`,
  insetBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  pointerEvents: 'auto',
});

/** CSS values that the page resolves. */
export const paper = [
  vars.color.primary,
  vars.color.primaryHi,
  vars.color.accent,
  vars.color.gold,
  vars.color.goldHi,
  vars.color.positive,
];
