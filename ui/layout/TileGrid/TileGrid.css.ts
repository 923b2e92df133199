import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const gap = vars.space[2];
/** Three columns on a phone, or two on a narrow screen or with large text, since a wide tile needs two. */
const narrowest = `min(50% - ${gap} / 2, max(6.4rem, (100% - 2 * ${gap}) / 3 - .1px))`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${narrowest}, 1fr))`,
  gridAutoFlow: 'dense',
  gap,
  selectors: { '&:is(ul,ol)': { padding: 0, margin: 0, listStyle: 'none' } },
  '@media': {
    'screen and (min-width: 48rem)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
      gap: vars.space[3],
    },
  },
});
