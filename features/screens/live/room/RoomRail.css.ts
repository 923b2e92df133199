import { globalStyle, style } from '@vanilla-extract/css';
import { pressable } from '#ui/components/pressable.css.ts';
import { vars } from '#ui/theme/contract.ts';
import { cramped } from './container.css.ts';
import { landscape, SIDE, wide } from './shapes.ts';
import { typeStep } from '#ui/theme/looks.ts';

export const rail = style({
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  insetBlockEnd: 'calc(env(safe-area-inset-bottom) + 21rem)',
  display: 'grid',
  gap: vars.space[2],
  '@media': {
    [wide]: { insetInlineEnd: vars.space[8], insetBlockEnd: vars.space[8], gridAutoFlow: 'column' },
    [landscape]: { insetInlineEnd: SIDE.end, insetBlockEnd: vars.space[2], gap: vars.space[1] },
  },
  '@container': {
    [cramped]: {
      position: 'static',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      padding: vars.space[3],
    },
  },
});
globalStyle(`[data-controls=hidden] ${rail}:not(:focus-within)`, { '@media': { [wide]: { opacity: 0 } } });
export const railButton = style([
  pressable,
  { display: 'grid', justifyItems: 'center', gap: '.1875rem', minWidth: '2.75rem', borderRadius: vars.radius[2] },
]);
export const railWord = style({ ...typeStep(11), textShadow: '0 1px 3px #000' });
