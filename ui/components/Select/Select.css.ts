import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { well } from '../Field/Field.css.ts';
import { pressable } from '../pressable.css.ts';
import { inRow } from '../../layout/arrangements.ts';
import { cutLine, typeStep } from '../../theme/looks.ts';

export const trigger = style([
  pressable,
  well,
  {
    justifyContent: 'space-between',
    border: `1.5px solid ${vars.color.lineStrong}`,
    padding: `0 ${vars.space[3]}`,
    background: vars.color.well,
    selectors: { '&[data-placeholder]': { color: vars.color.faint } },
  },
]);

export const value = style({ minWidth: 0, ...cutLine });
export const arrow = style({
  display: 'grid',
  flex: 'none',
  color: vars.color.muted,
  transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '[data-state=open] > &': { transform: 'rotate(180deg)' },
    '[data-disabled] > &': { color: vars.color.faint, opacity: 0.6 },
  },
});

const open = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const list = style({
  zIndex: 60,
  width: 'var(--radix-select-trigger-width)',
  minWidth: '10rem',
  maxHeight: 'min(24rem, var(--radix-select-content-available-height))',
  overflow: 'hidden',
  borderRadius: vars.radius[2],
  background: vars.fill.card,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
  color: vars.color.text,
  animation: `${open} ${vars.motion.fast} ${vars.motion.easeOut}`,
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const viewport = style({ padding: vars.space[1] });

export const option = style({
  position: 'relative',
  ...inRow,
  gap: vars.space[2],
  minHeight: '2.75rem',
  padding: `${vars.space[1]} ${vars.space[8]} ${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius[1],
  ...typeStep(15),
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.primarySoft, boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
    '&[data-state=checked]': { fontWeight: 700, color: vars.color.primaryInk },
    '&[data-disabled]': { color: vars.color.faint, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } } },
});

export const icon = style({ display: 'grid', placeItems: 'center', flex: 'none' });
export const mark = style({ position: 'absolute', insetInlineEnd: vars.space[2], display: 'grid' });
