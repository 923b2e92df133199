import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const header = style({ marginBlockEnd: vars.space[4] });

export const rows = style({ display: 'grid', gap: 2 });

export const row = style([
  pressable,
  {
    ...inRow,
    gap: vars.space[2],
    width: '100%',
    minHeight: '3rem',
    padding: `${vars.space[1]} min(${vars.space[3]}, 12px)`,
    borderRadius: vars.radius[2],
    ...typeStep(15),
    fontWeight: 700,
    textAlign: 'start',
    color: vars.color.text,
    transition: 'none',
    selectors: {
      '&:hover': { background: vars.color.surface2 },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[data-state=open]': { background: vars.color.surface2 },
      '&[data-state=current]': { background: vars.color.primarySoft, color: vars.color.primaryInk },
    },
    '@media': {
      '(forced-colors: active)': {
        // Borders mark the states, since the focus ring is an outline.
        selectors: {
          '&[data-state=current]': { border: '2px solid Highlight' },
          '&[data-state=open]': { border: '1px solid ButtonText' },
        },
      },
    },
  },
]);

export const chevron = style({
  display: 'grid',
  flex: 'none',
  color: vars.color.muted,
  transition: `transform ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: { '[data-state=open] > &': { transform: 'rotate(180deg)' } },
});

/** Indents each level by a step, along a line that shows its parent. */
export const unfolded = style({
  marginBlock: 2,
  // Larger text does not widen the indent, since two levels would leave the text no room.
  marginInlineStart: `min(calc(${vars.space[3]} + .625rem), 22px)`,
  paddingInlineStart: `min(${vars.space[2]}, 8px)`,
  borderInlineStart: `1px solid ${vars.color.line}`,
  animation: `${appear} ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: { '&[data-state=closed]': { display: 'none' } },
});
