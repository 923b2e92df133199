import { useEffect, useSyncExternalStore } from 'react';

/** The title and state that a page sets itself, instead of those of its address. */
export interface OwnHead {
  readonly title?: string | undefined;
  /** Whether the address has no page. The head then tells search engines so, as the service's head does. */
  readonly missing?: boolean;
}

// The document has one head, so the list is global.
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

/** Sets the document's title while the component is mounted. The brand's name follows the title. */
export function usePageHead({ title, missing = false }: OwnHead): void {
  useEffect(() => {
    const head = { title, missing };
    become([...own, head]);
    return () => become(own.filter((other) => other !== head));
  }, [title, missing]);
}

/** The head of the page on the screen. If several pages set one, the last counts. */
export const useOwnHead = (): OwnHead | undefined => useSyncExternalStore(subscribe, () => own.at(-1));
