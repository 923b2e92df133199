import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { pressable } from '../pressable.css.ts';
import { inColumn, inRow } from '../../layout/arrangements.ts';
import { cutLine, tierName, typeStep } from '../../theme/looks.ts';

export const row = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space[2],
  paddingBlockStart: '.1875rem',
  selectors: {
    '&[data-begins]': { paddingBlockStart: vars.space[2] },
    '&[data-side=own]': { justifyContent: 'flex-end' },
  },
});

/**
 * Keeps the column in rows without a portrait. A portrait that is higher than its bubble extends up beside the previous bubble, so that the
 * bubbles of a group have equal distances.
 */
export const portrait = style({ flex: 'none', width: '2.25rem', height: 1, display: 'flex', alignItems: 'flex-end' });

/** A press target of sufficient size. */
export const face = style([
  pressable,
  {
    position: 'relative',
    // Aligns the portrait with the bubble's lower edge, as without a button.
    display: 'flex',
    borderRadius: '50%',
    selectors: { '&::after': { content: '', position: 'absolute', inset: '-.25rem' } },
  },
]);

export const stack = style({
  ...inColumn,
  // Shared content has its own width and must not widen the column.
  gap: '.1875rem',
  minWidth: 0,
  maxWidth: 'min(82%, 30rem)',
  justifyItems: 'start',
  selectors: { '[data-side=own] > &': { justifyItems: 'end' } },
});

export const who = style({
  ...inRow,
  gap: vars.space[1],
  maxWidth: '100%',
  paddingInlineStart: vars.space[1],
  ...typeStep(12),
});

export const badge = style({ display: 'grid', flex: 'none', width: '1rem', height: '1rem' });

export const name = style({
  minWidth: 0,
  ...cutLine,
  fontWeight: 700,
  color: vars.color.muted,
  selectors: tierName,
});

export const senderButton = style([
  pressable,
  {
    position: 'relative',
    ...inRow,
    gap: vars.space[1],
    minWidth: 0,
    borderRadius: '.25rem',
    selectors: { '&::after': { content: '', position: 'absolute', inset: '-.875rem -.25rem' } },
  },
]);

export const time = style({
  flex: 'none',
  marginInlineStart: '.125rem',
  fontFamily: vars.font.small,
  fontSize: vars.size[11],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.faint,
});

export const system = style({
  ...inRow,
  justifyContent: 'center',
  gap: vars.space[1],
  width: 'fit-content',
  maxWidth: '90%',
  margin: `${vars.space[2]} auto 0`,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: '.75rem',
  background: vars.color.well,
  color: vars.color.muted,
  ...typeStep(12),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
