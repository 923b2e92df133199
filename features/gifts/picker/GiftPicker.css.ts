import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
});

export const wallet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const held = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontWeight: 700,
});

export const amount = style({ display: 'inline-flex', alignItems: 'center', gap: '.25em', whiteSpace: 'nowrap' });

export const bill = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius[3],
  background: vars.color.surface2,
  boxShadow: vars.elevation.edge,
});

export const lines = style({ display: 'grid', gap: vars.space[2], margin: 0 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  color: vars.color.muted,
  selectors: { '&[data-strong]': { color: vars.color.text, fontSize: vars.size[20], fontWeight: 800 } },
});

export const receives = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  background: vars.color.well,
  overflowWrap: 'anywhere',
});
export const taker = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const free = style({ color: vars.color.positive, fontWeight: 700 });

export const note = style({
  display: 'block',
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
});

/** The sheet's own edge below what it scrolls; the key stands on it. */
const edge = `(${vars.space[4]} + env(safe-area-inset-bottom))`;

/** Stays at hand under whatever is scrolled, on the sheet's own ground. */
export const send = style({
  position: 'sticky',
  insetBlockEnd: `calc(${edge} * -1)`,
  zIndex: 2,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  marginBlock: `calc(${vars.space[4]} * -1) calc(${edge} * -1)`,
  paddingBlock: `${vars.space[6]} calc(${edge})`,
  background: `linear-gradient(transparent, ${vars.color.ground} ${vars.space[6]})`,
});

export const trouble = style({
  display: 'grid',
  gap: vars.space[2],
  width: '100%',
  selectors: { '&:empty': { display: 'none' } },
});
