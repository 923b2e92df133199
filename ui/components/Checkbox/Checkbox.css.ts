import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { centredIn } from '../../layout/arrangements.ts';
import { sunken, typeStep } from '../../theme/looks.ts';

export const row = style({ display: 'flex', alignItems: 'flex-start' });

export const target = style([
  pressable,
  {
    position: 'relative',
    ...centredIn('2.75rem'),
    flex: 'none',
    marginInlineStart: '-.625rem',
    borderRadius: vars.radius[1],
    selectors: { '&[data-disabled]': { opacity: 0.6 } },
  },
]);

/** The browser's invisible box receives press and focus; its target is larger than the drawing. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const box = style({
  ...centredIn('1.5rem'),
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: `min(${vars.radius[1]}, .5rem)`,
  ...sunken,
  selectors: {
    ':focus-visible + &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '[data-state=invalid] &': { borderColor: vars.color.danger },
    ':is([data-state=checked],[data-state=indeterminate]) > &': {
      borderColor: vars.color.primary,
      background: vars.fill.button,
      boxShadow: 'none',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        ':is([data-state=checked],[data-state=indeterminate]) > &': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
        },
        ':disabled + &': { borderColor: 'GrayText' },
      },
    },
  },
});

export const mark = style({
  width: '1rem',
  height: '1rem',
  fill: 'none',
  stroke: vars.color.onPrimary,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'HighlightText' } },
});

export const words = style({ flex: 1, minWidth: 0 });

export const label = style({
  display: 'block',
  paddingBlock: '.6875rem',
  ...typeStep(15),
  color: vars.color.text,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '[data-disabled] + * > &': { color: vars.color.faint, cursor: 'not-allowed' } },
});

export const hint = style({
  display: 'block',
  marginBlock: '-.5rem .5rem',
  fontSize: vars.size[12],
  lineHeight: vars.leading[13],
  color: vars.color.muted,
});

export const message = style({
  paddingInlineStart: '2.125rem',
  selectors: { '&:not(:empty)': { marginBlock: '-.5rem .5rem' } },
  fontSize: vars.size[12],
  lineHeight: vars.leading[13],
  color: vars.color.danger,
});
