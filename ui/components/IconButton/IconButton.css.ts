import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';

export const button = style([
  pressable,
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: vars.radius.button,
    color: vars.color.muted,
    transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:active:not(:disabled)': { transform: 'scale(.94)' },
      '&:disabled': { color: vars.color.faint, opacity: 0.6 },
      '&[data-state=on]': { color: vars.color.primaryInk, background: vars.color.primarySoft },
      '&[data-variant=soft]': {
        background: vars.fill.buttonAlt,
        boxShadow: vars.edge.buttonAlt,
        color: vars.color.text,
      },
      '&[data-variant=raised]': {
        borderRadius: vars.radius.pill,
        background: vars.fill.button,
        boxShadow: vars.edge.button,
        color: vars.color.onPrimary,
      },
      '&[data-variant=raised]:active:not(:disabled)': {
        transform: `translateY(${vars.shape.buttonDepth})`,
        boxShadow: vars.edge.buttonPressed,
      },
    },
    '@media': {
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
  },
]);

export const icon = style({ display: 'grid', placeItems: 'center' });
export const badge = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: '52%', display: 'flex' });
