import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const document = style({ display: 'grid', gap: vars.space[6], gridTemplateColumns: 'minmax(0, 1fr)' });
export const form = style({ display: 'grid', gap: vars.space[5] });

export const section = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius[3],
  background: vars.fill.card,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[1]}`,
  '@media': {
    'screen and (min-width: 48rem)': { padding: vars.space[6] },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

export const lines = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  '@media': { 'screen and (min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const line = style({ minWidth: 0, selectors: { '&[data-wide]': { gridColumn: '1 / -1' } } });

export const checks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  margin: 0,
  padding: 0,
  border: 'none',
});

export const byHand = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[3],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius[1],
});
