import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { centredIn, inColumn, inRow } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { typeStep } from '#ui/theme/looks.ts';

const wide = 'screen and (min-width: 64rem)';

/** One below the other on a phone, three side by side on a wide screen. */
export const groups = style({
  ...inColumn,
  gap: vars.space[3],
  minWidth: 0,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[4] } },
});

export const group = style({
  ...inColumn,
  alignContent: 'start',
  padding: `0 ${vars.space[3]} ${vars.space[2]}`,
  '@media': { [wide]: { padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[3]}` } },
});

/** Four keys, or two where four words do not fit. */
export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(4.25rem, 20%), 1fr))',
  gap: vars.space[1],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] } },
});

export const entry = style([
  pressable,
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '1px',
    minWidth: 0,
    height: '100%',
    paddingBlock: '2px',
    borderRadius: vars.radius[2],
    color: vars.color.text,
    selectors: {
      '&:hover': { background: `color-mix(in oklab, ${vars.color.text} 6%, #0000)` },
      '&:active': { transform: `scale(${vars.motion.press})` },
    },
  },
]);

export const face = style({
  ...centredIn('2.75rem'),
  marginBlockEnd: '2px',
  borderRadius: vars.radius[2],
  background: `linear-gradient(180deg, color-mix(in oklab, ${vars.color.primary} 62%, ${vars.color.surface2}), color-mix(in oklab, ${vars.color.primary} 26%, ${vars.color.surface1}))`,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.gold} 40%, #0000), ${vars.elevation.edge}, ${vars.elevation[1]}`,
  color: vars.color.heading,
  selectors: {
    '[data-scheme=light] &': {
      background: `linear-gradient(180deg, color-mix(in oklab, ${vars.color.primary} 10%, ${vars.color.surface1}), color-mix(in oklab, ${vars.color.primary} 22%, ${vars.color.surface1}))`,
      color: vars.color.primaryInk,
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const name = style({
  maxWidth: '100%',
  ...typeStep(13),
  fontWeight: 700,
  textAlign: 'inherit',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { [`${entry} > &`]: { textAlign: 'center' } },
});

export const badge = style({
  position: 'absolute',
  insetBlockStart: '-.125rem',
  insetInlineStart: 'calc(50% + .75rem)',
});

export const quiet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: vars.space[3],
  '@media': { [wide]: { gridColumn: '1 / -1', gap: vars.space[4] } },
});

export const quietCard = style([
  pressable,
  { ...inRow, gap: vars.space[3], minHeight: '3.5rem', height: '100%', padding: `${vars.space[2]} ${vars.space[3]}` },
]);

export const quietIcon = style({ flex: 'none', color: vars.color.primaryInk });

export const quietText = style({ display: 'grid', flex: '1 1 auto', minWidth: 0 });

export const quietState = style({
  minHeight: vars.leading[12],
  ...typeStep(12),
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.muted,
});
