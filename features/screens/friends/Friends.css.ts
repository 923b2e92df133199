import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { autoFill, inColumn, inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const panel = style({ ...inColumn, gap: vars.space[3], paddingBlockStart: vars.space[4] });

/** The list, with recommendations beside it on a wide screen. */
export const split = style({
  ...inColumn,
  gap: vars.space[6],
  '@media': {
    'screen and (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' },
  },
});

export const row = style({
  ...inRow,
  gap: vars.space[2],
  paddingInlineEnd: vars.space[2],
  borderRadius: vars.radius[2],
  background: vars.color.surface1,
  boxShadow: vars.elevation.edge,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const who = style([
  pressable,
  {
    display: 'block',
    flex: 1,
    minWidth: 0,
    padding: `${vars.space[2]} ${vars.space[3]}`,
    borderRadius: vars.radius[2],
    color: vars.color.text,
    textAlign: 'start',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.surface2 } } } },
  },
]);

export const online = style({ color: vars.color.positive });

/** The relation to a player, in place of a button. */
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[1],
  minHeight: '2.25rem',
  paddingInline: vars.space[2],
  ...typeStep(13),
  color: vars.color.muted,
});

/** Two columns if there is room. */
export const rows = style({ ...autoFill('min(20rem, 100%)'), gap: vars.space[2] });
