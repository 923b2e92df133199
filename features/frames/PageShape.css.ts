import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.ts';

export const shape = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  selectors: {
    '&[data-kind=grid]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[3] },
    '&[data-kind=circle]': { justifyItems: 'center' },
  },
  '@media': {
    'screen and (min-width: 48rem)': {
      selectors: { '&[data-kind=grid]': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
    },
  },
});

/** Where a text begins: its title. */
export const page = style([shape, { paddingBlockStart: vars.space[4] }]);
