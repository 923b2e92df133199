import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

/** A page's content at the width of a phone, in the middle of a wider page. */
export const sample = style({ width: '100%', maxWidth: '40rem', marginInline: 'auto', paddingBlock: vars.space[4] });

export const goods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.5rem, 100%), 1fr))',
  gap: `${vars.space[4]} ${vars.space[3]}`,
});

export const pack = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  alignContent: 'space-between',
  gap: vars.space[3],
  height: '100%',
  textAlign: 'center',
});

export const amount = style({ display: 'grid', justifyItems: 'center', alignContent: 'start', gap: vars.space[1] });

export const coin = style({ width: '3.5rem', height: '3.5rem', marginBlockStart: vars.space[4] });

/** The label lies over the upper edge of the highlighted pack. */
export const ribbon = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space[3]})`,
  insetInline: `calc(-1 * ${vars.space[3]})`,
  padding: `2px ${vars.space[1]}`,
  borderRadius: vars.radius[1],
  background: vars.fill.buttonGold,
  color: vars.color.onGold,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontWeight: 700,
});

export const banner = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius[3],
  border: vars.edge.tileFrame,
});

export const bought = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: vars.space[3] });
