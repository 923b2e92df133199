import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { autoFill } from '#ui/layout/arrangements.ts';

export const levels = style({ ...autoFill('min(20rem, 100%)'), gap: vars.space[2] });

export const level = style({
  display: 'grid',
  gridTemplateColumns: '4rem repeat(2, minmax(0, 1fr))',
  alignItems: 'stretch',
  gap: vars.space[2],
});

export const number = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[1],
  borderRadius: vars.radius[2],
  background: vars.color.well,
  fontFamily: vars.font.numerals,
  fontSize: vars.size[15],
  fontWeight: 700,
  color: vars.color.muted,
  textAlign: 'center',
  selectors: { '[data-state=reached] > &': { background: vars.fill.buttonGold, color: vars.color.onGold } },
});

export const track = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[1],
  minWidth: 0,
  padding: vars.space[2],
  borderRadius: vars.radius[2],
  textAlign: 'center',
  selectors: {
    '&[data-track="1"]': { background: vars.color.surface2 },
    '&[data-track="2"]': {
      background: `color-mix(in oklab, ${vars.color.gold} 14%, ${vars.color.surface2})`,
      boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.gold} 50%, #0000)`,
    },
  },
});

export const picture = style({
  display: 'block',
  width: '2.5rem',
  height: '2.5rem',
  objectFit: 'contain',
  selectors: { '[data-state=ahead] &': { opacity: 0.6 } },
});
