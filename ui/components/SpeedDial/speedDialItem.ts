import type { ReactNode } from 'react';

interface Face {
  id: string;
  label: string;
  icon: ReactNode;
  unread?: { count: number; label: string };
}

/** An item either opens something or shows the reason why it does not. A press on a refused item may lead to the remedy. */
export type SpeedDialItem = Face &
  (
    | { onSelect: () => void; disabledReason?: never; onRefused?: never }
    | { disabledReason: string; onRefused?: () => void; onSelect?: never }
  );
