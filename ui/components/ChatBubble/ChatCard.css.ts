import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { inRows } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

export const card = style({
  ...inRows,
  gap: vars.space[3],
  width: '19.5rem',
  maxWidth: '100%',
  padding: vars.space[2],
  borderRadius: vars.radius[3],
  background: vars.fill.bubble,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[1]}`,
  color: vars.color.text,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const picture = style({
  flex: 'none',
  width: '3.75rem',
  aspectRatio: '5 / 6',
  overflow: 'hidden',
  borderRadius: vars.radius[1],
  background: vars.color.surface3,
  boxShadow: vars.elevation[1],
});
globalStyle(`${picture} img`, { width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({ display: 'grid', flex: '1 1 6rem', gap: '.125rem', minWidth: 0 });
export const title = style({ ...typeStep(15), overflowWrap: 'anywhere' });
export const line = style({ color: vars.color.muted, ...typeStep(12) });
export const action = style({ flex: 'none', marginInlineStart: 'auto' });
