import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';
import { cutLine, typeStep } from '#ui/theme/looks.ts';

export const onAir = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[1],
  minHeight: '1.375rem',
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius[1],
  background: 'linear-gradient(180deg, #d52c3d, #a9152a)',
  ...typeStep(12),
  fontWeight: 700,
  color: '#fff',
  whiteSpace: 'nowrap',
  selectors: { '&[data-signal=poor]': { background: 'linear-gradient(180deg, #ffc04d, #e0931c)', color: '#241500' } },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const dot = style({ width: '.375rem', height: '.375rem', borderRadius: '50%', background: 'currentcolor' });

export const digits = style({ fontFamily: vars.font.numerals, fontWeight: 700 });

export const viewers = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  ...typeStep(12),
  fontWeight: 700,
  whiteSpace: 'nowrap',
});

export const game = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
  ...typeStep(12),
  fontWeight: 700,
  color: '#fff',
  textShadow: '0 1px 3px #000',
});
export const gameName = style({ ...cutLine });
