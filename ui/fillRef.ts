import type { Ref } from 'react';

/**
 * Passes an element to a caller's ref from a component's own ref callback.
 *
 * @returns the clean-up of that ref, if it has one
 */
export function fillRef<Element>(ref: Ref<Element> | undefined, element: Element | null): void | (() => void) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
