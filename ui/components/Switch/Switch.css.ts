import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { inRow } from '../../layout/arrangements.ts';
import { sunken, typeStep } from '../../theme/looks.ts';

export const row = style({
  position: 'relative',
  ...inRow,
  gap: vars.space[3],
  minHeight: '2.75rem',
  paddingBlock: vars.space[1],
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  color: vars.color.primaryInk,
  selectors: { '&:has(~ :disabled)': { color: vars.color.faint } },
});
export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const label = style({
  ...typeStep(15),
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    // Makes the whole row the press target.
    '&::after': { content: '', position: 'absolute', inset: 0 },
    ':has(~ :disabled) > &': { color: vars.color.faint, cursor: 'not-allowed' },
  },
});

export const hint = style({ fontSize: vars.size[12], lineHeight: vars.leading[13], color: vars.color.muted });

export const target = style([
  pressable,
  {
    position: 'relative',
    flex: 'none',
    width: '3.25rem',
    height: '1.875rem',
    border: `1.5px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.pill,
    ...sunken,
    selectors: {
      '&::before': { content: '', position: 'absolute', inset: '-.5rem 0' },
      '&[data-state=checked]': {
        borderColor: vars.color.primary,
        background: vars.fill.button,
        boxShadow: 'none',
      },
      '&:disabled': { opacity: 0.6 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-state=checked]': { forcedColorAdjust: 'none', borderColor: 'Highlight', background: 'Highlight' },
          '&:disabled': { borderColor: 'GrayText' },
        },
      },
    },
  },
]);

export const thumb = style({
  display: 'block',
  width: '1.375rem',
  height: '1.375rem',
  margin: '.125rem',
  borderRadius: '50%',
  background: vars.color.muted,
  boxShadow: vars.elevation[1],
  transition: `transform ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-state=checked]': { background: vars.color.onPrimary, transform: 'translateX(1.375rem)' },
    '[dir=rtl] &[data-state=checked]': { transform: 'translateX(-1.375rem)' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      selectors: { '&[data-state=checked]': { background: 'HighlightText' } },
    },
  },
});
