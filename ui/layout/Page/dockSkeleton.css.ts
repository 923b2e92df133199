import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const bar = `linear-gradient(${vars.color.surface3}, ${vars.color.surface3})`;
const face = `radial-gradient(circle closest-side, ${vars.color.surface3} 97%, #0000)`;
const talk = [
  `${bar} 0 0 / 6rem 1.25rem`,
  `${bar} 0 3rem / 100% 1.75rem`,
  ...[
    [7, 60],
    [12, 44],
    [17, 72],
    [22, 38],
    [27, 56],
    [32, 66],
    [37, 40],
  ].flatMap(([top, width]) => [
    `${face} 0 ${String(top)}rem / 2.25rem 2.25rem`,
    `${bar} 3rem ${String(top)}rem / ${String(width)}% 2.5rem`,
  ]),
  `${bar} 0 100% / 100% 3rem`,
].join(', ');

/** The skeleton of a chat while its code loads: a head, tabs, lines of talk with portraits, a field. */
export const dockSkeleton = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    '&:empty::before': {
      content: '',
      flex: 1,
      margin: vars.space[4],
      background: talk,
      backgroundRepeat: 'no-repeat',
      opacity: 0.55,
    },
  },
});
