import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { autoFill, inColumn } from '#ui/layout/arrangements.ts';
import { raised } from '#ui/theme/looks.ts';

export const document = style({ ...inColumn, gap: vars.space[6] });
export const form = style({ display: 'grid', gap: vars.space[5] });

export const section = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius[3],
  ...raised,
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

export const checks = style({ ...autoFill('min(100%, 14rem)'), border: 'none' });

export const byHand = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[3],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius[1],
});
