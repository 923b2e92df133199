import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { centredIn, inRow } from '#ui/layout/arrangements.ts';

/** As high as a conversation needs, and never higher than the visible page. */
export const desk = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: 'clamp(24rem, 72dvh, 40rem)',
  overflow: 'hidden',
  borderRadius: vars.radius[4],
  background: vars.fill.card,
  boxShadow: `${vars.elevation.edge}, ${vars.elevation[2]}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' }, print: { display: 'none' } },
});

export const head = style({
  ...inRow,
  flex: 'none',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
});

export const sign = style({
  ...centredIn('2.75rem'),
  flex: 'none',
  borderRadius: vars.radius.pill,
  background: vars.color.primarySoft,
  color: vars.color.primaryInk,
});

export const body = style({ display: 'flex', flex: '1 1 auto', flexDirection: 'column', minHeight: 0 });
