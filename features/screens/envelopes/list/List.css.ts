import { globalStyle, style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { cutLine, raised, typeStep } from '#ui/theme/looks.ts';
import { inColumn, inRow } from '#ui/layout/arrangements.ts';

const desktop = 'screen and (min-width: 64rem)';

export const panel = style({ ...inColumn, gap: vars.space[4], paddingBlockStart: vars.space[4] });

/** Grows only as far as it fits beside the title. */
export const sendText = style({ fontSize: `min(${vars.size[13]}, 4vw)`, whiteSpace: 'nowrap' });

/** The number of envelopes beside a tab's name. */
export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.375rem',
  marginInlineStart: vars.space[2],
  paddingInline: '.375rem',
  borderRadius: vars.radius.pill,
  background: `color-mix(in oklab, currentcolor 16%, transparent)`,
  fontFamily: vars.font.numerals,
  ...typeStep(13),
});

/** Open envelopes, then what happened to earlier ones; beside each other on a wide screen. */
export const overview = style({
  ...inColumn,
  gap: vars.space[5],
  paddingBlockStart: vars.space[4],
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
      columnGap: vars.space[6],
      alignItems: 'start',
    },
  },
});
export const column = style({ ...inColumn, gap: vars.space[5], alignContent: 'start' });

export const open = style({ ...inColumn, gap: vars.space[3] });

/** The sum of a heading. */
export const sum = style({ ...typeStep(13), color: vars.color.muted });
export const gold = style({ fontFamily: vars.font.numerals, fontWeight: 700, color: vars.color.goldInk });

export const list = style({
  ...inColumn,
  padding: `0 ${vars.space[3]}`,
  borderRadius: vars.radius[3],
  ...raised,
  transition: `opacity ${vars.motion.fast} linear`,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});
globalStyle(`${list} > li + li`, { boxShadow: `inset 0 1px 0 ${vars.color.line}` });

export const row = style([
  pressable,
  {
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[3],
    width: '100%',
    minHeight: '4.5rem',
    paddingBlock: vars.space[2],
    borderRadius: vars.radius[1],
    color: vars.color.text,
    textAlign: 'start',
    '@media': {
      '(hover: hover)': { selectors: { '&:hover': { background: vars.color.primarySoft } } },
    },
  },
]);
export const picture = style({ width: '2.75rem', height: '3.4375rem' });
export const words = style({ ...inColumn, gap: 2 });
export const title = style({
  ...typeStep(15),
  fontWeight: 700,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  selectors: { '[data-missed] &': { color: vars.color.muted } },
});
export const about = style({
  ...typeStep(12),
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});
export const sender = style({ ...cutLine, display: 'inline-block', maxWidth: '100%', verticalAlign: 'bottom' });
export const bar = style({ maxWidth: '9rem', paddingBlockStart: 2 });

export const end = style({ display: 'grid', justifyItems: 'end', gap: 2, textAlign: 'end', maxWidth: '9.5rem' });
export const amount = style({
  ...typeStep(20),
  fontFamily: vars.font.numerals,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  selectors: { '&[data-gained]': { color: vars.color.goldInk } },
});
export const unit = style({ ...typeStep(12), fontFamily: vars.font.body, fontWeight: 400, color: vars.color.muted });
export const luckiest = style({
  paddingInline: vars.space[2],
  borderRadius: vars.radius[1],
  background: vars.fill.gold,
  color: vars.color.onGold,
  ...typeStep(12),
  fontWeight: 700,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const state = style({
  paddingInline: vars.space[2],
  borderRadius: vars.radius[1],
  background: vars.color.surface3,
  color: vars.color.muted,
  ...typeStep(12),
  fontWeight: 700,
});

export const more = style({ ...inRow, justifyContent: 'center' });
