import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { inRow } from '#ui/layout/arrangements.ts';
import { vars } from '#ui/theme/contract.ts';
import { typeStep } from '#ui/theme/looks.ts';
import { landscape } from '../room/shapes.ts';

/** Dark glass in every brand, over the picture and in the chat beside it. */
export const card = style({
  flex: 'none',
  display: 'grid',
  gap: vars.space[2],
  maxHeight: '12rem',
  margin: `0 ${vars.space[3]} ${vars.space[2]}`,
  padding: vars.space[2],
  overflowY: 'auto',
  borderRadius: vars.radius[2],
  background: '#0e3a41f0',
  boxShadow: 'inset 0 0 0 1px #4fe3c14d',
  color: '#f4feff',
  '@media': {
    [landscape]: { maxHeight: '9rem', background: '#0e3a41cc' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
export const question = style({ ...typeStep(13), fontWeight: 600, overflowWrap: 'anywhere' });
export const mark = style({ color: '#7ff0d8' });
export const icon = style({ display: 'inline', marginInlineEnd: vars.space[1], verticalAlign: '-.1875rem' });
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.space[1],
  listStyle: 'none',
});
export const answer = style([
  pressable,
  {
    ...inRow,
    position: 'relative',
    justifyContent: 'space-between',
    gap: vars.space[2],
    width: '100%',
    minHeight: '2.75rem',
    padding: `${vars.space[1]} ${vars.space[3]}`,
    overflow: 'hidden',
    borderRadius: vars.radius[2],
    background: '#ffffff1f',
    ...typeStep(13),
    color: '#fff',
    textAlign: 'start',
    selectors: {
      'div&': { minHeight: '2rem', cursor: 'default' },
      '&[data-own]': { boxShadow: 'inset 0 0 0 1px #7ff0d8' },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid ButtonText' } },
  },
]);
export const bar = style({
  position: 'absolute',
  inset: '0 auto 0 0',
  background: '#2bb8a066',
  transition: `inline-size ${vars.motion.slow}`,
  '@media': { '(forced-colors: active)': { display: 'none' } },
});
export const text = style({ position: 'relative', minWidth: 0, fontWeight: 700, overflowWrap: 'anywhere' });
export const votes = style({ position: 'relative', flex: 'none', fontFamily: vars.font.numerals });
export const foot = style({
  ...inRow,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  ...typeStep(12),
  color: '#bfe4e6',
});
