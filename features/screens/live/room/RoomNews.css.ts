import { keyframes, style } from '@vanilla-extract/css';
import { inRow } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { cutLine, typeStep } from '#ui/theme/looks.ts';

const come = keyframes({ from: { opacity: 0, transform: 'translateY(.5rem)' } });

export const news = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  paddingBlockStart: vars.space[2],
});

/** Dark art in every brand, over the picture. The amount is the loudest text. */
export const win = style({
  ...inRow,
  gap: vars.space[3],
  maxWidth: '100%',
  minHeight: '2.75rem',
  padding: `${vars.space[1]} ${vars.space[4]}`,
  borderRadius: '1.5rem',
  border: '1.5px solid #f6c451',
  background: '#151a33e6',
  color: '#fff',
  animation: `${come} ${vars.motion.slow} ${vars.motion.easeOut}`,
});
export const winWords = style({ display: 'grid', minWidth: 0, ...typeStep(12), color: '#d8def0' });
export const winner = style({ ...cutLine, maxWidth: '8rem', color: '#fff' });
export const winAmount = style({
  fontFamily: vars.font.numerals,
  ...typeStep(20),
  fontWeight: 800,
  color: '#ffd35a',
  whiteSpace: 'nowrap',
});
export const multiple = style({ fontFamily: vars.font.numerals, ...typeStep(15), fontWeight: 700 });

export const arrival = style({
  ...inRow,
  gap: vars.space[2],
  maxWidth: '100%',
  minHeight: '2.125rem',
  padding: '.125rem .75rem .125rem .1875rem',
  borderRadius: '1.25rem',
  background: 'linear-gradient(90deg, #4b35a8e6, #4b35a899)',
  ...typeStep(13),
  color: '#f1ecff',
  animation: `${come} ${vars.motion.slow} ${vars.motion.easeOut}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const arrivalText = style({ ...cutLine });
