import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { inColumn, inRow } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { cutLine, sunken, typeStep } from '#ui/theme/looks.ts';

/** In the brand's light, like the player's own card. */
export const card = style({
  ...inColumn,
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius[4],
  background: `radial-gradient(120% 14rem at 50% 0, color-mix(in oklab, ${vars.color.primary} 34%, #0000), #0000), ${vars.fill.card}`,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[2]}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const player = style([
  pressable,
  { ...inRow, gap: vars.space[3], minWidth: 0, borderRadius: vars.radius[2], color: vars.color.text },
]);

export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space[1], minWidth: 0 });

export const name = style({ maxWidth: '100%', ...typeStep(17), fontWeight: 700, ...cutLine });

export const balances = style({
  ...inRow,
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  ...sunken,
});

export const balance = style({ ...inRow, gap: vars.space[1], minWidth: 0, fontWeight: 700 });

export const entries = style({ ...inColumn, gap: vars.space[2] });

export const group = style({
  paddingInline: vars.space[2],
  ...typeStep(12),
  fontWeight: 700,
  color: vars.color.heading,
});

export const entry = style([
  pressable,
  {
    ...inRow,
    gap: vars.space[2],
    minHeight: '2rem',
    padding: `2px ${vars.space[2]}`,
    borderRadius: vars.radius[2],
    ...typeStep(15),
    color: vars.color.muted,
    selectors: {
      '&:hover': { background: vars.color.surface2, color: vars.color.text },
      '&[aria-current=page]': { background: vars.color.primarySoft, color: vars.color.primaryInk, fontWeight: 700 },
    },
    '@media': {
      '(pointer: coarse)': { minHeight: '2.75rem' },
      '(forced-colors: active)': { selectors: { '&[aria-current=page]': { outline: '2px solid Highlight' } } },
    },
  },
]);

export const badge = style({ marginInlineStart: 'auto' });
