import type { ReactNode } from 'react';

/** The makers' marks, drawn on 12 × 12: moon, leaf, cloud, fish, wing, bolt. */
const PATHS: Readonly<Record<string, string>> = {
  NOCTIS: 'M9.5 1.5A5 5 0 1010.5 8 4 4 0 019.5 1.5z',
  TIGERLILY:
    'M6 1c1.5 1.5 1.5 3 0 5-1.5-2-1.5-3.5 0-5zM1.5 4.5C3.6 4.3 5 5 6 7 3.8 7.2 2.3 6.5 1.5 4.5zM10.5 4.5C8.4 4.3 7 5 6 7c2.2.2 3.7-.5 4.5-2.500zM5.500 7h1v4h-1z',
  KUMO: 'M3 9h6.5a2 2 0 000-4A3 3 0 004 4.5 2.3 2.3 0 003 9z',
  BLUEFIN: 'M1 7c2.5-3.5 6-4 8-1.5L11 4v5L9 7.5C7 10 3.5 9.5 1 7z',
  SPARROW: 'M1 3.5c3 0 4 1.5 5 1.5s2-1.5 5-1.5C10.5 7 8.5 9 6 9S1.5 7 1 3.5z',
  VOLT: 'M7 .8L2.5 7H6l-1 4.2L9.5 5H6z',
};
/** A diamond for a maker without a mark. */
const UNKNOWN = 'M6 1l4 5-4 5-4-5z';

/** The mark of a game's maker; decorative. */
export function ProviderMark({ provider }: { provider: string }): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12">
      <path d={PATHS[provider] ?? UNKNOWN} fill="currentColor" />
    </svg>
  );
}
