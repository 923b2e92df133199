import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';
import { inColumn, inRow } from '#ui/layout/arrangements.ts';
import { sunken, typeStep } from '#ui/theme/looks.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 34rem)',
  justifyContent: 'center',
  gap: vars.space[3],
});

export const card = style({
  ...inColumn,
  justifyItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[6]} ${vars.space[4]}`,
  borderRadius: vars.radius[4],
  background: `radial-gradient(20rem 16rem at 50% 10%, ${vars.color.primarySoft}, transparent), ${vars.fill.card}`,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[2]}`,
  textAlign: 'center',
  selectors: {
    '&[data-state=delivered]': { boxShadow: `inset 0 0 0 2px ${vars.color.gold}, ${vars.elevation[2]}` },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const picture = style({ width: '7rem', height: '7rem', objectFit: 'contain' });
export const amount = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[2] });
export const unit = style({ fontSize: vars.size[15], fontWeight: 700 });
export const price = style({ ...typeStep(13), color: vars.color.muted });

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  marginBlockStart: vars.space[3],
});
export const title = style({
  ...inRow,
  gap: vars.space[2],
  fontFamily: vars.font.heading,
  ...typeStep(20),
  selectors: {
    '[data-state=delivered] &': { color: vars.color.positive },
    '[data-state=failed] &': { color: vars.color.danger },
    '[data-state=mismatched] &': { color: vars.color.warn },
  },
});
export const text = style({ maxWidth: '26rem', ...typeStep(13), textWrap: prettyLines, color: vars.color.muted });

export const code = style({
  ...inColumn,
  gap: vars.space[2],
  width: '100%',
  maxWidth: '24rem',
  marginBlockStart: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius[2],
  ...sunken,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
});
export const problem = style({ flexBasis: '100%', color: vars.color.danger });

export const number = style({
  ...typeStep(11),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.color.muted,
});
