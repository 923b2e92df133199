import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  alignItems: 'start',
  marginTop: vars.space[8],
  paddingBlock: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.faint,
  ...typeStep(12),
});

export const lines = style({ display: 'grid', gap: vars.space[1], maxWidth: '48rem' });

export const under = style({ gridColumn: '1 / -1', display: 'grid', gap: vars.space[1] });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: vars.color.muted,
  fontSize: vars.size[13],
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});
