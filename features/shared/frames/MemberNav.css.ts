import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { autoFit } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { sunken, typeStep } from '#ui/theme/looks.ts';
import { BESIDE } from './wideMember.ts';

export const nav = style({ '@media': { [BESIDE]: { display: 'none' } } });

/** Equal keys, two in a row at 200 % text. */
export const keys = style({
  ...autoFit('min(4rem, 45%)'),
  gap: vars.space[1],
  padding: vars.space[1],
  borderRadius: vars.radius[3],
  ...sunken,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const key = style([
  pressable,
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '1px',
    minHeight: '3.25rem',
    height: '100%',
    padding: `${vars.space[1]} 2px`,
    borderRadius: vars.radius[2],
    color: vars.color.muted,
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:active': { transform: `scale(${vars.motion.press})` },
      '&[aria-current=page]': {
        background: vars.fill.buttonGold,
        boxShadow: vars.elevation[1],
        color: vars.color.onGold,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-current=page]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  },
]);

export const face = style({ display: 'grid' });

export const name = style({
  maxWidth: '100%',
  ...typeStep(12),
  fontWeight: 700,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'break-word',
});

export const badge = style({ position: 'absolute', insetBlockStart: '.125rem', insetInlineStart: 'calc(50% + .5rem)' });
