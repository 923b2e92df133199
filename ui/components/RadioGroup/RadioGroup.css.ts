import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { prettyLines } from '../../theme/prettyLines.css.ts';
import { pressable } from '../pressable.css.ts';
import { centredIn, inRow } from '../../layout/arrangements.ts';
import { sunken, typeStep } from '../../theme/looks.ts';

export const group = style({
  display: 'grid',
  gap: vars.space[1],
  selectors: {
    '&[data-variant=cards]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
      gap: vars.space[2],
    },
    '&[data-variant=segments]': {
      display: 'flex',
      // Longer labels wrap to a second row instead of being cut off.
      flexWrap: 'wrap',
      padding: vars.space[1],
      borderRadius: `calc(${vars.radius.button} + ${vars.space[1]})`,
      background: vars.color.well,
      boxShadow: `${vars.elevation.well}, inset 0 0 0 1px ${vars.color.line}`,
    },
  },
});

export const option = style([
  pressable,
  {
    ...inRow,
    gap: vars.space[3],
    minHeight: '2.75rem',
    paddingBlock: vars.space[1],
    borderRadius: vars.radius[1],
    textAlign: 'start',
    color: vars.color.text,
    selectors: {
      '&[data-disabled]': { color: vars.color.faint },
      // Space between the focus ring and the radio's own ring.
      '[data-variant=list] > &': { marginInline: `calc(-1 * ${vars.space[1]})`, paddingInline: vars.space[1] },
      '[data-variant=cards] > &': {
        position: 'relative',
        padding: vars.space[3],
        border: `1.5px solid ${vars.color.lineStrong}`,
        borderRadius: vars.radius[2],
        background: vars.color.surface2,
        boxShadow: vars.elevation.edge,
        transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
      },
      '[data-variant=cards] > &:active:not([data-disabled])': { transform: `scale(${vars.motion.press})` },
      '[data-variant=cards] > &[data-state=checked]': {
        borderColor: vars.color.primaryInk,
        background: vars.color.primarySoft,
      },
      '[data-variant=cards] > &[data-disabled]': { borderColor: vars.color.line },
      '[data-variant=segments] > &': {
        flex: '1 1 auto',
        justifyContent: 'center',
        paddingInline: vars.space[2],
        borderRadius: vars.radius.button,
        color: vars.color.muted,
        textAlign: 'center',
        whiteSpace: 'nowrap',
      },
      '[data-variant=segments] > &[data-disabled]': { opacity: 0.6 },
      '[data-variant=segments] > &:focus-visible': { outlineOffset: '1px' },
      '[data-variant=segments] > &[data-state=checked]': {
        background: vars.fill.button,
        boxShadow: vars.edge.buttonPressed,
        color: vars.color.onPrimary,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '[data-variant=cards] > &[data-state=checked]': { borderColor: 'Highlight' },
          '[data-variant=segments] > &[data-state=checked]': { border: '2px solid Highlight' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
]);

export const ring = style({
  ...centredIn('1.5rem'),
  flex: 'none',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: '50%',
  ...sunken,
  selectors: {
    '[data-state=checked] > &': { borderColor: vars.color.primary, background: vars.fill.button, boxShadow: 'none' },
    '[data-state=invalid] &': { borderColor: vars.color.danger },
    '[data-disabled] > &': { opacity: 0.6 },
    // The button itself shows the selection.
    '[data-variant=segments] &': { display: 'none' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '[data-state=checked] > &': { borderColor: 'Highlight' } },
    },
  },
});

const appear = keyframes({ from: { opacity: 0, transform: 'scale(.4)' } });

export const dot = style({
  width: '.625rem',
  height: '.625rem',
  borderRadius: '50%',
  background: vars.color.onPrimary,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easeOut}`,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
});

export const icon = style({ display: 'grid', placeItems: 'center', flex: 'none', color: vars.color.primaryInk });
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const label = style({
  ...typeStep(15),
  selectors: {
    '[data-state=checked] &': { fontWeight: 700 },
    '[data-variant=segments] &': { ...typeStep(13) },
  },
});
export const hint = style({
  textWrap: prettyLines,
  ...typeStep(12),
  color: vars.color.muted,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});
