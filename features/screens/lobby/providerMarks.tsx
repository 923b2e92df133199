import type { ReactNode } from 'react';

/** The decorative mark of a game's provider: a diamond on 12 × 12. */
export const ProviderMark = (): ReactNode => (
  <svg aria-hidden="true" viewBox="0 0 12 12">
    <path d="M6 1l4 5-4 5-4-5z" fill="currentColor" />
  </svg>
);
