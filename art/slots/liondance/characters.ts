import { group, placed, stroke } from '../../drawing/index.ts';

/** Characters as strokes, so that a drawing needs no face. Within ±22. */
const STROKES = {
  /** Good fortune. */
  fortune:
    'M-14,-21L-11,-16M-20,-12H-7L-18,4M-13,-4V21M-11,-2L-7,3M-2,-19H20M2,-13H17V-6H2ZM0,0H19V20H0ZM0,10H19M9.500,0V20',
  /** Spring. */
  spring: 'M-15,-18H15M-12,-11H12M-20,-4H20M0,-22V-6C-4,4 -12,11 -21,15M2,-4C7,5 14,11 21,14M-9,8H9V22H-9ZM-9,15H9',
} as const;

/** A brushed character with an edge. @param size half its height */
export const character = (
  name: keyof typeof STROKES,
  size: number,
  { ink, edge, width = 5.6 }: { readonly ink: string; readonly edge: string; readonly width?: number },
): string =>
  group(stroke(STROKES[name], edge, width * 1.9) + stroke(STROKES[name], ink, width), placed(0, 0, size / 22));
