import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';

export const button = style([
  pressable,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '2.75rem',
    padding: `${vars.space[2]} ${vars.space[5]}`,
    borderRadius: vars.radius.button,
    background: vars.fill.button,
    boxShadow: vars.edge.button,
    color: vars.color.onPrimary,
    fontSize: vars.size[15],
    lineHeight: vars.leading[15],
    fontWeight: 700,
    textAlign: 'center',
    transform: `skewX(${vars.shape.skew})`,
    transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      '&:active:not(:disabled,[aria-disabled=true])': {
        transform: `translateY(${vars.shape.buttonDepth}) skewX(${vars.shape.skew})`,
        boxShadow: vars.edge.buttonPressed,
      },
      '&[data-size=sm]': {
        minHeight: '2.25rem',
        padding: `${vars.space[1]} ${vars.space[3]}`,
        fontSize: vars.size[13],
        lineHeight: vars.leading[13],
      },
      // The small face stays 36 px tall; its target does not.
      '&[data-size=sm]::after': { content: '', position: 'absolute', inset: '-.25rem 0' },
      '&[data-size=lg]': { minHeight: '3.5rem', fontSize: vars.size[17], lineHeight: vars.leading[17] },
      '&[data-full]': { width: '100%' },
      '&[data-variant=secondary]': {
        background: vars.fill.buttonAlt,
        boxShadow: vars.edge.buttonAlt,
        color: vars.color.text,
      },
      '&[data-variant=ghost]': {
        background: 'none',
        boxShadow: `inset 0 0 0 1.5px ${vars.color.lineStrong}`,
        color: vars.color.text,
      },
      '&[data-variant=gold]': {
        background: vars.fill.buttonGold,
        boxShadow: vars.edge.buttonGold,
        color: vars.color.onGold,
      },
      '&[data-variant=danger]': {
        background: vars.color.dangerFill,
        boxShadow: vars.elevation[1],
        color: vars.color.onDanger,
      },
      '&[data-state=disabled]': {
        background: vars.color.surface2,
        boxShadow: vars.elevation.edge,
        color: vars.color.faint,
      },
    },
    '@media': {
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
  },
]);

export const face = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
  transform: `skewX(${vars.shape.skewBack})`,
});

export const icon = style({ display: 'inline-flex', flex: 'none' });
