import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const invitation = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

export const own = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[5],
});

export const ownText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 16rem',
  gap: vars.space[3],
  minWidth: 0,
});

export const heading = style({
  margin: 0,
  fontSize: vars.size[15],
  lineHeight: vars.leading[15],
  fontWeight: 700,
  textWrap: 'balance',
});

/** The width of a comfortable press. */
export const claimAll = style({ width: '100%', maxWidth: '30rem', justifySelf: 'center' });

/** Easy to read out letter by letter. */
export const code = style({
  margin: 0,
  fontFamily: vars.font.numerals,
  fontSize: vars.size[32],
  lineHeight: vars.leading[32],
  fontWeight: 700,
  letterSpacing: '.12em',
  color: vars.color.goldInk,
  overflowWrap: 'anywhere',
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

export const friendsPart = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

export const friends = style({ display: 'grid', gap: vars.space[2] });

export const friend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  background: vars.fill.card,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[1]}`,
});

export const friendMessages = style({ display: 'grid', flex: '1 1 8rem', minWidth: 0, gap: vars.space[1] });

export const friendName = style({ fontSize: vars.size[15], lineHeight: vars.leading[15], overflowWrap: 'anywhere' });
