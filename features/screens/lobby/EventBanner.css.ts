import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { typeStep } from '#ui/theme/looks.ts';

/** The brand's card with a glow behind the item. */
export const face = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  // Leaves room for the carousel's dots in the lower corner.
  padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[6]}`,
  backgroundImage: `radial-gradient(circle at 82% 50%, ${vars.color.primarySoft}, transparent 60%), ${vars.fill.card}`,
  color: vars.color.text,
  selectors: { '&[data-size=small]': { padding: `${vars.space[2]} ${vars.space[4]}` } },
});

export const words = style({ display: 'grid', gap: vars.space[1], minWidth: 0, textAlign: 'start' });

export const name = style({
  fontFamily: vars.font.heading,
  ...typeStep(24),
  fontWeight: 700,
  color: vars.color.goldInk,
  selectors: { '[data-size=small] &': { ...typeStep(20) } },
});

export const line = style({
  ...typeStep(15),
  color: vars.color.muted,
  textWrap: 'balance',
  selectors: { '[data-size=small] &': { ...typeStep(13) } },
});

export const picture = style({
  width: 'auto',
  height: 'min(7.5rem, 26vw)',
  filter: 'drop-shadow(0 6px 10px rgb(0 0 0 / 35%))',
  selectors: { '[data-size=small] > &': { height: '4.5rem' } },
});
