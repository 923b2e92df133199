import { globalStyle, style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { autoFill, centredIn, inColumn, inRow, inRows } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { cutLine, raised, tierName, typeStep } from '#ui/theme/looks.ts';

const wide = 'screen and (min-width: 64rem)';

/** A column on a phone. On a wide screen the players to befriend are beside the friends. */
export const home = style({
  ...inColumn,
  alignItems: 'start',
  gap: vars.space[4],
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 21rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[6],
    },
  },
});

export const find = style({ ...inRows, gap: vars.space[2], minWidth: 0, '@media': { [wide]: { gridColumn: 1 } } });

export const field = style({ flex: '1 1 9rem', minWidth: 0 });

export const main = style({
  ...inColumn,
  gap: vars.space[5],
  '@media': { [wide]: { gridColumn: 1, gridRow: 2 } },
});

export const added = style({
  ...inRows,
  justifyContent: 'flex-end',
  gap: vars.space[1],
  minHeight: '4rem',
  minWidth: 0,
  paddingInlineEnd: vars.space[2],
  borderRadius: vars.radius[3],
  background: `linear-gradient(100deg, color-mix(in oklab, ${vars.color.accent} 26%, ${vars.color.surface2}), ${vars.color.surface2})`,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[1]}`,
  '@media': {
    [wide]: { gridColumn: 2, gridRow: 1 },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/** Begins at the top if no player waits for an answer above. */
export const side = style({
  ...inColumn,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [wide]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      selectors: { [`${added} ~ &`]: { gridRow: 2 } },
    },
  },
});

export const section = style({ ...inColumn, gap: vars.space[1] });

/** The list of friends in two columns on a wide screen. */
export const rows = style({ ...inColumn, gap: vars.space[3] });
globalStyle(`${rows} [data-part=infinite-list-items]`, {
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[6] } },
});

export const addedWho = style([
  pressable,
  {
    ...inRow,
    flex: '1 1 7rem',
    gap: vars.space[2],
    minWidth: 0,
    minHeight: '3.5rem',
    paddingInlineStart: vars.space[3],
    borderRadius: vars.radius[3],
    textAlign: 'start',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  },
]);

export const words = style({ display: 'grid', flex: 1, minWidth: 0 });

export const name = style({ ...cutLine, ...typeStep(15), color: vars.color.heading });

export const smallName = style([
  name,
  {
    ...typeStep(13),
    selectors: tierName,
  },
]);

export const reason = style({ ...typeStep(12), color: vars.color.muted, overflowWrap: 'anywhere' });

export const recommended = style({
  ...autoFill('min(10rem, 100%)'),
  gap: vars.space[2],
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const recommendedPlayer = style({
  ...inRow,
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  minWidth: 0,
  minHeight: '4.625rem',
  borderRadius: vars.radius[3],
  ...raised,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

/** 一起玩 and the icons, which move to a second line if there is no room. */
export const keys = style({
  ...inRows,
  justifyContent: 'flex-end',
  columnGap: vars.space[1],
  marginInlineStart: 'auto',
});

export const icons = style({ display: 'inline-flex', marginInlineStart: 'auto' });

/** The drawn button inside its press target. */
export const key = style({
  ...centredIn('2.25rem'),
  borderRadius: vars.radius.button,
  background: `color-mix(in oklab, ${vars.color.surface3} 55%, #0000)`,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  color: vars.color.text,
});

export const playing = style({ color: vars.color.accentInk });

export const online = style({
  ...inRow,
  gap: vars.space[1],
  marginInlineEnd: vars.space[2],
  color: vars.color.positive,
  fontWeight: 700,
  '::before': {
    content: '',
    width: '.5rem',
    height: '.5rem',
    borderRadius: '50%',
    background: vars.color.positive,
  },
  '@media': { '(forced-colors: active)': { '::before': { background: 'CanvasText' } } },
});

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
