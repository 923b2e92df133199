import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});

export const words = style({
  display: 'grid',
  flex: '1 1 10rem',
  justifyItems: 'start',
  gap: vars.space[2],
  minWidth: 0,
});

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const balance = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '3rem',
  color: vars.color.text,
  textDecoration: 'none',
});

export const linkIcon = style({ display: 'inline-flex', flex: 'none', color: vars.color.primaryInk });

export const linkName = style({ flex: 1, minWidth: 0, fontWeight: 700 });

export const held = style({ display: 'grid', flex: 1, minWidth: 0 });
