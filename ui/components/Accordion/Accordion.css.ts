import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { inColumn, inRow } from '../../layout/arrangements.ts';
import { raised, typeStep } from '../../theme/looks.ts';

export const accordion = style({ ...inColumn, gap: vars.space[2] });

export const item = style({
  overflow: 'hidden',
  borderRadius: vars.radius[2],
  ...raised,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const heading = style({ margin: 0, font: 'inherit' });

export const trigger = style([
  pressable,
  {
    ...inRow,
    gap: vars.space[3],
    width: '100%',
    minHeight: '3.25rem',
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderRadius: vars.radius[2],
    ...typeStep(15),
    fontWeight: 700,
    textAlign: 'start',
    color: vars.color.text,
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.primaryInk },
      '&[data-state=open]': { color: vars.color.primaryInk },
      '&:focus-visible': { outlineOffset: '-3px' },
      '&:disabled': { color: vars.color.faint },
    },
  },
]);

export const icon = style({ display: 'grid', placeItems: 'center', flex: 'none' });
export const title = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const arrow = style({
  flex: 'none',
  color: vars.color.muted,
  transition: `transform ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: { '[data-state=open] > &': { transform: 'rotate(180deg)' }, ':disabled > &': { color: 'inherit' } },
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const content = style({
  selectors: { '&[data-state=open]': { animation: `${appear} ${vars.motion.medium} ${vars.motion.easeOut}` } },
});

export const answer = style({
  // Limits the length of lines, since long lines of Chinese text are hard to read.
  maxWidth: '44rem',
  padding: `0 ${vars.space[4]} ${vars.space[4]}`,
  fontSize: vars.size[15],
  lineHeight: vars.leading[17],
  overflowWrap: 'anywhere',
  color: vars.color.muted,
});
