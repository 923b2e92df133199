import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(-16px)' } });
const slideOut = keyframes({ to: { opacity: 0, transform: 'translateY(-16px)' } });

export const viewport = style({
  position: 'fixed',
  // Below the bar, so that a toast does not cover the wallet.
  insetBlockStart: 'calc(env(safe-area-inset-top) + 4.25rem)',
  insetInline: 0,
  zIndex: 70,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  width: `min(calc(100vw - ${vars.space[6]}), 24rem)`,
  margin: '0 auto',
  padding: 0,
  listStyle: 'none',
  pointerEvents: 'none',
  outline: 'none',
  '@media': { 'screen and (min-width: 64rem)': { insetBlockStart: '5.25rem' } },
});

export const toast = style({
  vars: { '--tone': vars.color.accentInk },
  ...inRow,
  gap: vars.space[3],
  minHeight: '3.25rem',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderInlineStart: '4px solid var(--tone)',
  borderRadius: vars.radius[2],
  background: vars.color.surface3,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[3]}`,
  color: vars.color.text,
  ...typeStep(15),
  pointerEvents: 'auto',
  animation: `${slideIn} ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-state=closed]': { animation: `${slideOut} ${vars.motion.medium} ${vars.motion.easeIn} forwards` },
    '&[data-swipe=move]': { transform: 'translateY(var(--radix-toast-swipe-move-y))' },
    '&[data-tone=success]': { vars: { '--tone': vars.color.positive } },
    '&[data-tone=warning]': { vars: { '--tone': vars.color.warn } },
    '&[data-tone=danger]': { vars: { '--tone': vars.color.danger } },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const sign = style({ display: 'grid', flex: 'none', color: 'var(--tone)' });
export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const action = style([
  pressable,
  {
    flex: 'none',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    margin: `calc(${vars.space[1]} * -1) 0`,
    fontSize: vars.size[13],
    fontWeight: 700,
    color: vars.color.primaryInk,
  },
]);
