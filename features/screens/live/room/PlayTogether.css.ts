import { style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { glass } from './glass.ts';

export const chip = style([
  pressable,
  {
    ...glass,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    maxWidth: '12rem',
    minHeight: '2.75rem',
    padding: '.125rem .75rem .125rem .125rem',
    borderRadius: '1.5rem',
    color: '#f4feff',
    textAlign: 'start',
  },
]);
export const picture = style({
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: '50%',
  objectFit: 'cover',
});
export const words = style({ display: 'grid', minWidth: 0 });
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const title = style({ ...oneLine, fontSize: vars.size[13], lineHeight: vars.leading[13] });
export const game = style({ ...oneLine, fontSize: vars.size[12], lineHeight: vars.leading[12], color: '#bfe4e6' });
