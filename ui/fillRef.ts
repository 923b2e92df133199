import type { Ref } from 'react';

/** Hands an element to a caller's ref from within a component's own ref callback; answers that ref's clean-up, if it has one. */
export function fillRef<Element>(ref: Ref<Element> | undefined, element: Element | null): void | (() => void) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
