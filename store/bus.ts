/** Carries committed pushes to the subscribers of this process. */
export interface Bus<Push> {
  publish(pushes: readonly Push[]): Promise<void>;
  /** Reports that pushes were missed for good, because this process was too far behind. */
  lose(): void;
  /**
   * @param onLost called when pushes were missed
   * @returns a function that ends the subscription
   */
  subscribe(take: (push: Push) => void, onLost?: () => void): () => void;
}

/** Passes each push to the subscribers of this process immediately, in order. */
export function createLocalBus<Push>(): Bus<Push> {
  const takers = new Map<object, { readonly take: (push: Push) => void; readonly onLost: (() => void) | undefined }>();
  return {
    async publish(pushes) {
      for (const push of pushes) for (const { take } of takers.values()) take(push);
    },
    lose() {
      for (const { onLost } of takers.values()) onLost?.();
    },
    subscribe(take, onLost) {
      const subscription = {};
      takers.set(subscription, { take, onLost });
      return () => takers.delete(subscription);
    },
  };
}
