import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { inRow } from '../../layout/arrangements.ts';
import { typeStep } from '../../theme/looks.ts';

export const row = style({ ...inRow, gap: vars.space[2], minHeight: '2.5rem' });

export const ornament = style({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  background: vars.color.ornament,
  mask: `${vars.shape.ornament} center / contain no-repeat`,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const heading = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontFamily: vars.font.heading,
  ...typeStep(17),
  fontWeight: 700,
  color: vars.color.heading,
});

export const aside = style({ ...inRow, gap: 2, ...typeStep(12), color: vars.color.muted });
globalStyle(`${aside} > :is(a,button)`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
});
