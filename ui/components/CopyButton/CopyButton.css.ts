import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(.7)' } });

/** A muted line of text with an icon, and a press target of 44 px. */
export const button = style([
  pressable,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    maxWidth: '100%',
    borderRadius: vars.radius.button,
    color: vars.color.muted,
    ...typeStep(13),
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'start',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&[data-form=icon]': { justifyContent: 'center' },
      '&[data-form=button]': {
        justifyContent: 'center',
        minHeight: '2.25rem',
        padding: `${vars.space[1]} ${vars.space[3]}`,
        background: vars.fill.buttonAlt,
        boxShadow: vars.edge.buttonAlt,
        color: vars.color.text,
        fontWeight: 700,
        transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
      },
      '&[data-form=button]:active': { transform: 'scale(.97)' },
      // The visible button is 36 px high; this press target is 44 px.
      '&[data-form=button]::after': { content: '', position: 'absolute', inset: '-.25rem 0' },
      '&[data-state=copied]': { color: vars.color.positive },
      '&[data-state=failed]': { color: vars.color.danger },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-form=button]': { border: '1px solid ButtonText' } } },
    },
  },
]);

export const words = style({ display: 'grid', minWidth: 0, textAlign: 'center' });

/** Centres icon and label in the space reserved for the longest label. */
export const word = style({
  gridArea: '1 / 1',
  ...inRow,
  justifyContent: 'center',
  gap: vars.space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:not([data-state=shown])': { visibility: 'hidden' } },
});

export const sign = style({
  display: 'grid',
  flex: 'none',
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easeOut}`,
});
