import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { centredIn, inRow, inRows } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { sunken, typeStep } from '#ui/theme/looks.ts';

/** Side by side where both amounts fit. */
export const balances = style({
  ...inRows,
  alignItems: 'stretch',
  gap: vars.space[2],
});

export const balance = style({
  ...inRow,
  flex: '1 1 auto',
  gap: vars.space[1],
  minHeight: '3.75rem',
  padding: '.375rem',
  borderRadius: vars.radius[3],
  ...sunken,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const picture = style({ flex: 'none' });

export const words = style({ display: 'grid', flex: '1 1 auto', minWidth: 'min-content' });

export const name = style({
  ...inRow,
  gap: vars.space[1],
  ...typeStep(12),
  whiteSpace: 'nowrap',
  color: vars.color.muted,
});

export const buy = style({ minWidth: '2.75rem', minHeight: '2.75rem' });

/** Drawn small beside the name, with a larger target. */
export const exchange = style([
  pressable,
  {
    position: 'relative',
    ...centredIn('1.25rem'),
    borderRadius: '50%',
    background: vars.color.surface3,
    color: vars.color.accentInk,
    selectors: { '&::after': { content: '', position: 'absolute', inset: '-.75rem' } },
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  },
]);
