import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { prettyLines } from '#ui/theme/prettyLines.css.ts';
import { autoFill } from '#ui/layout/arrangements.ts';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
});
export const picture = style({ width: '3.5rem', height: '4.375rem' });
export const content = style({ color: vars.color.muted, overflowWrap: 'anywhere', textWrap: prettyLines });
export const amount = style({ fontWeight: 700, color: vars.color.goldInk });
export const state = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.pill,
  background: vars.color.surface2,
  fontSize: vars.size[13],
  lineHeight: '1.75rem',
  fontWeight: 700,
  selectors: { '&[data-state=open]': { background: vars.color.primarySoft, color: vars.color.primaryInk } },
});

export const facts = style({ ...autoFill('min(9.5rem, 100%)'), gap: vars.space[3], paddingBlock: vars.space[4] });
export const fact = style({ display: 'grid', gap: 2, minWidth: 0 });
export const value = style({ fontWeight: 700, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  selectors: { '&:empty': { display: 'none' } },
});
