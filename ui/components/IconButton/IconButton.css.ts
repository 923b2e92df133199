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
      '&:hover:not(:disabled)': { color: vars.color.text },
      '&:active:not(:disabled,[aria-disabled=true])': { transform: 'scale(.94)' },

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
      '&[data-variant=raised]:active:not(:disabled,[aria-disabled=true])': {
        transform: `translateY(${vars.shape.buttonDepth})`,
        boxShadow: vars.edge.buttonPressed,
      },
      '&[data-state=disabled]': { color: vars.color.faint },
      '&[data-state=disabled]:not([data-variant=plain])': {
        background: vars.color.surface2,
        boxShadow: vars.elevation.edge,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid ButtonText',
        selectors: {
          '&[data-state=on]': { border: '2px solid Highlight' },
          '&[data-state=disabled]': { border: '1px solid GrayText', color: 'GrayText' },
        },
      },
    },
  },
]);

export const icon = style({ display: 'grid', placeItems: 'center' });
/** Covers only an edge of the drawing, with an outline in the colour of the background. */
export const badge = style({
  position: 'absolute',
  insetBlockStart: '-.125rem',
  insetInlineStart: '56%',
  display: 'flex',
});
