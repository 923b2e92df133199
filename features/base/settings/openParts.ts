import type { OpenParts } from '#protocol/entities/operator.ts';

/** What holds until the service says otherwise. */
export const ALL_CLOSED: OpenParts = { Games: false, Shop: false, Live: false };

/** Which parts of the product are open, and the listeners to a change. */
export interface OpenPartsValue {
  readonly value: () => OpenParts;
  /** Whether the service has said it. */
  readonly isKnown: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly receive: (next?: OpenParts) => void;
}

/** Holds which parts are open. Without a first value all count as closed, so that nothing is promised too early. */
export function createOpenParts(first?: OpenParts): OpenPartsValue {
  let value = first ?? ALL_CLOSED;
  let isKnown = first !== undefined;
  const listeners = new Set<() => void>();
  return {
    value: () => value,
    isKnown: () => isKnown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    receive(next = value) {
      value = next;
      isKnown = true;
      for (const listener of listeners) listener();
    },
  };
}
