import { iconOf } from '../../sheet/icons.ts';

/** Paths in a box of 24 by 24. */
const PATHS = {
  cannon:
    'M4.5 16.5c-1.5 1.3-2 5-2 5s3.7-.5 5-2c.7-.8.7-2.1-.1-2.9a2.2 2.2 0 0 0-2.9-.1M12 15l-3-3a22 22 0 0 1 2-4A12.9 12.9 0 0 1 22 2c0 2.7-.8 7.5-6 11a22.3 22.3 0 0 1-4 2M9 12H4s.5-3 2-4c1.6-1.1 5 0 5 0M12 15v5s3-.5 4-2c1.1-1.6 0-5 0-5',
  freeze: 'M12 2v20M2 12h20M5 5l14 14M19 5 5 19M9 3.5l3 3 3-3M9 20.5l3-3 3 3M3.5 9l3 3-3 3M20.5 9l-3 3 3 3',
  lock: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20M22 12h-5M7 12H2M12 7V2M12 22v-5',
  book: 'M12 5v16M20 21V5a2 2 0 0 0-2-2h-2a5 5 0 0 0-4 2 5 5 0 0 0-4-2H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h2a5 5 0 0 1 4 2 5 5 0 0 1 4-2h2a2 2 0 0 0 2-2',
  smile: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20M8 14s1.5 2 4 2 4-2 4-2M9 9h.01M15 9h.01',
  person: 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8',
  turn: 'M3 9a9 9 0 0 1 15-4l3 3M21 3v5h-5M7 13h10a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2Z',
} as const;

export const fishIcon = (name: keyof typeof PATHS, size: number): SVGElement => iconOf(PATHS[name], size);
