import type { Push } from './store.ts';

/** Carries committed pushes to every process and there to its connections. */
export interface Bus {
  publish(pushes: readonly Push[]): Promise<void>;
  /** @returns ends the subscription */
  subscribe(take: (push: Push) => void): () => void;
}

/** The bus of a single process: passes each push on at once, in order. */
export function createLocalBus(): Bus {
  const takers = new Set<(push: Push) => void>();
  return {
    async publish(pushes) {
      for (const push of pushes) for (const take of takers) take(push);
    },
    subscribe(take) {
      takers.add(take);
      return () => takers.delete(take);
    },
  };
}
