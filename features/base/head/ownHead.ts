import { useEffect, useSyncExternalStore } from 'react';

/** What a page says of itself in the document's head, in place of what is written of its address. */
export interface OwnHead {
  /** Undefined while it is not known yet: that of the address stands meanwhile. */
  readonly title?: string | undefined;
  /** Nothing stands at the address: the head says so, as the service does. */
  readonly missing?: boolean;
}

// There is one document, so there is one head.
let own: readonly OwnHead[] = [];
const listeners = new Set<() => void>();

function become(next: readonly OwnHead[]): void {
  own = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Gives the document a title (the brand's name follows it) for as long as the page stands. */
export function usePageHead({ title, missing = false }: OwnHead): void {
  useEffect(() => {
    const head = { title, missing };
    become([...own, head]);
    return () => become(own.filter((other) => other !== head));
  }, [title, missing]);
}

/** What the page on the screen says of itself; of two the later one. */
export const useOwnHead = (): OwnHead | undefined => useSyncExternalStore(subscribe, () => own.at(-1));
