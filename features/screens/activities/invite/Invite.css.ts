import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { inColumn, inRows } from '#ui/layout/arrangements.ts';
import { raised, typeStep } from '#ui/theme/looks.ts';

export const ownText = style({ ...inColumn, flex: '1 1 16rem', gap: vars.space[3], minWidth: 0 });

export const heading = style({ ...typeStep(15), fontWeight: 700, textWrap: 'balance' });

/** Limits the width of the button. */
export const claimAll = style({ width: '100%', maxWidth: '30rem', marginInline: 'auto' });

/** Large numerals, so that the code is easy to read out. */
export const code = style({
  fontFamily: vars.font.numerals,
  ...typeStep(32),
  fontWeight: 700,
  letterSpacing: '.12em',
  color: vars.color.goldInk,
  overflowWrap: 'anywhere',
});

export const friend = style({
  ...inRows,
  gap: `${vars.space[2]} ${vars.space[3]}`,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  ...raised,
});

export const friendMessages = style({ display: 'grid', flex: '1 1 8rem', minWidth: 0, gap: vars.space[1] });
