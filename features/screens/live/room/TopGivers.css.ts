import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { glass } from './glass.ts';
import { centredIn, inRow } from '#ui/layout/arrangements.ts';
import { cutLine } from '#ui/theme/looks.ts';

export const giver = style({
  ...inRow,
  gap: vars.space[1],
  color: '#ffc93a',
  whiteSpace: 'nowrap',
  selectors: { '&[data-place="2"]': { color: '#c9d6e6' }, '&[data-place="3"]': { color: '#e39a66' } },
});
export const head = style([
  pressable,
  {
    position: 'relative',
    ...centredIn('2.75rem'),
    borderRadius: '50%',
    boxShadow: 'inset 0 0 0 2px currentcolor',
  },
]);
export const crown = style({
  position: 'absolute',
  insetBlockStart: '-.5rem',
  insetInlineStart: 'calc(50% - .5625rem)',
  zIndex: 1,
  width: '1.125rem',
  height: '.875rem',
});
export const worth = style({
  fontFamily: vars.font.numerals,
  fontSize: vars.size[13],
  selectors: { [`${giver} > &`]: { color: '#fff', textShadow: '0 1px 3px #000' } },
});
export const all = style([
  pressable,
  {
    ...glass,
    ...inRow,
    flex: 'none',
    minHeight: '2.75rem',
    marginInlineStart: 'auto',
    padding: `0 ${vars.space[2]} 0 ${vars.space[3]}`,
    borderRadius: '1.5rem',
    fontSize: vars.size[12],
  },
]);
export const place = style({
  minWidth: '1.5rem',
  fontFamily: vars.font.numerals,
  fontWeight: 700,
  textAlign: 'center',
});
export const name = style({ flex: 1, minWidth: 0, ...cutLine, fontWeight: 700 });
