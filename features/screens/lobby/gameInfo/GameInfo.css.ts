import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { autoFit, centredIn, inRow } from '#ui/layout/arrangements.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const facts = style({ display: 'grid', gap: vars.space[3], marginBlockEnd: vars.space[4] });

export const art = style({
  position: 'relative',
  aspectRatio: '744 / 432',
  overflow: 'hidden',
  border: vars.edge.tileFrame,
  borderRadius: vars.radius.tile,
  boxShadow: vars.elevation[2],
  clipPath: vars.shape.tileClip,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: `calc(${vars.radius.tile} - 1px)`,
      boxShadow: vars.edge.tile,
      pointerEvents: 'none',
    },
  },
});

export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const jackpot = style({
  position: 'absolute',
  insetInlineStart: vars.space[3],
  insetBlockEnd: vars.space[3],
  ...inRow,
  gap: vars.space[2],
  padding: `${vars.space[1]} ${vars.space[3]} ${vars.space[1]} ${vars.space[1]}`,
  borderRadius: vars.radius.pill,
  background: vars.fill.plate,
  boxShadow: vars.edge.plate,
  color: vars.color.goldHi,
  ...typeStep(17),
  fontWeight: 700,
});

export const jackpotLabel = style({
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.pill,
  background: vars.fill.gold,
  color: vars.color.onGold,
  fontSize: vars.size[12],
  lineHeight: vars.leading[17],
});

export const makerMark = style({
  ...centredIn('1.5rem'),
  flex: 'none',
  padding: '.3125rem',
  borderRadius: '50%',
  background: vars.color.surface3,
  boxShadow: vars.elevation.edge,
});

export const english = style({ color: vars.color.muted, overflowWrap: 'anywhere' });

export const list = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] });

export const fact = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  background: vars.color.surface2,
  boxShadow: vars.elevation.edge,
  selectors: { '&[data-wide]': { gridColumn: '1 / -1' } },
});

export const pips = style({ display: 'flex', gap: 3 });
export const pip = style({
  width: '.875rem',
  height: '.375rem',
  borderRadius: vars.radius.pill,
  background: vars.color.lineStrong,
  opacity: 0.45,
  selectors: { '&[data-state=on]': { background: vars.color.primaryInk, opacity: 1 } },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-state=on]': { background: 'Highlight' } } } },
});

/** At the lower edge of the sheet while its facts scroll. Side by side, if the size of the text leaves room. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: `calc((${vars.space[4]} + env(safe-area-inset-bottom)) * -1)`,
  zIndex: 1,
  // Extends to both edges of the sheet, over its padding.
  marginInline: `calc(${vars.space[4]} * -1)`,
  marginBlockEnd: `calc((${vars.space[4]} + env(safe-area-inset-bottom)) * -1)`,
  padding: `${vars.space[3]} ${vars.space[4]} calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  background: `linear-gradient(180deg, #0000, ${vars.color.ground} ${vars.space[3]})`,
  ...autoFit('min(100%, 8.5rem)'),
  gap: vars.space[2],
});

/** On the picture's upper corner. */
export const heart = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  insetBlockStart: vars.space[2],
  zIndex: 1,
});

export const heading = style({ marginBlockEnd: vars.space[1], ...typeStep(13), color: vars.color.muted });
export const winRow = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[1],
  ...typeStep(15),
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const winner = style({ minWidth: 0, overflowWrap: 'anywhere' });
