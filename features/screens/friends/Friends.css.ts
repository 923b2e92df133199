import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const panel = style({ ...column, gap: vars.space[3], paddingBlockStart: vars.space[4] });

/** The list, beside recommendations on a wide screen. */
export const split = style({
  ...column,
  gap: vars.space[6],
  '@media': {
    'screen and (min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' },
  },
});

export const section = style({ ...column, gap: vars.space[3] });

export const note = style({
  margin: 0,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
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
    border: 0,
    borderRadius: vars.radius[2],
    background: 'none',
    color: vars.color.text,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
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
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.muted,
});

/** Two columns if there is room. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space[2],
});
