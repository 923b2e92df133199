import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridAutoFlow: 'dense',
  gap: vars.space[2],
  selectors: { '&:is(ul,ol)': { padding: 0, margin: 0, listStyle: 'none' } },
  '@media': {
    'screen and (max-width: 22.4rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'screen and (min-width: 48rem)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
      gap: vars.space[3],
    },
  },
});
