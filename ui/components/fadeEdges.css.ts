import { createVar, keyframes, style } from '@vanilla-extract/css';

const start = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const end = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const FADE = '1.75rem';

/** How much fades at each end, by how far it is scrolled. */
const scrolled = keyframes({
  '0%': { vars: { [start]: '0px', [end]: FADE } },
  '12%': { vars: { [start]: FADE, [end]: FADE } },
  '88%': { vars: { [start]: FADE, [end]: FADE } },
  '100%': { vars: { [start]: FADE, [end]: '0px' } },
});

/**
 * A row that scrolls sideways fades where it goes on, at both ends, and nowhere when everything is in sight. The row's own scrolling
 * drives it, without a script; a browser that cannot do so draws plain edges.
 */
export const fadeEdges = style({
  '@supports': {
    '(animation-timeline: scroll(self inline))': {
      maskImage: `linear-gradient(to right, #0000, #000 ${start}, #000 calc(100% - ${end}), #0000)`,
      animation: `${scrolled} linear both`,
      animationTimeline: 'scroll(self inline)',
    },
  },
  '@media': { '(forced-colors: active)': { maskImage: 'none' } },
});
