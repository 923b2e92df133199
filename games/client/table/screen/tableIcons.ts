import { iconOf } from '../../sheet/icons.ts';

/** Paths in a box of 24 by 24. */
const PATHS = {
  clear: 'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
  takeBack: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  double: 'm17 11-5-5-5 5M17 18l-5-5-5 5',
  people:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.1a4 4 0 0 1 0 7.8M22 21v-2a4 4 0 0 0-3-3.9M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8',
  smile: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20M8 14s1.5 2 4 2 4-2 4-2M9 9h.01M15 9h.01',
} as const;

export const tableIcon = (name: keyof typeof PATHS, size: number): SVGElement => iconOf(PATHS[name], size);
