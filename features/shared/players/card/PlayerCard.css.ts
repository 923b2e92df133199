import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { autoFit, inColumn, inRow, inRows } from '#ui/layout/arrangements.ts';
import { sunken, typeStep } from '#ui/theme/looks.ts';

/** Directly under the portrait, which overlaps the sheet's upper edge. */
export const who = style({
  ...inColumn,
  justifyItems: 'center',
  // On wide screens the sheet has no handle, and its portrait is lower.
  '@media': { 'screen and (min-width: 48rem)': { paddingBlockStart: vars.space[3] } },
});

/** Keeps the name centred beside its mark. */
export const name = style({ ...inRow, justifyContent: 'center', maxWidth: '100%', paddingInlineStart: '2.75rem' });

export const marks = style({
  ...inRows,
  marginBlockStart: vars.space[1],
  justifyContent: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const presence = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  ...typeStep(13),
  color: vars.color.muted,
  selectors: {
    '&::before': {
      content: '',
      width: '.5rem',
      height: '.5rem',
      borderRadius: '50%',
      background: vars.color.faint,
    },
    '&[data-online]': { color: vars.color.positive },
    '&[data-online]::before': { background: vars.color.positive },
  },
});

export const host = style({
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.accentSoft,
  fontSize: vars.size[12],
  lineHeight: '1.375rem',
  fontWeight: 700,
  color: vars.color.accentInk,
});

export const balances = style({ ...autoFit('min(9rem, 100%)'), gap: vars.space[2] });

export const balance = style({
  ...inRow,
  gap: vars.space[2],
  minWidth: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  ...sunken,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const held = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const buttons = style({
  ...autoFit('min(6.5rem, 100%)'),
  gap: vars.space[2],
  // Avoids a second row with a single button.
  selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const friend = style({
  ...inRow,
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: '2.75rem',
  borderRadius: vars.radius.button,
  background: vars.color.primarySoft,
  fontWeight: 700,
  color: vars.color.primaryInk,
});

export const note = style({ ...typeStep(13), color: vars.color.muted, textAlign: 'center' });
