import type { Ref } from 'react';

/**
 * Passes an element to the ref of a caller, from the component's own ref callback.
 *
 * @returns the clean-up of that ref, if it has one
 */
export function fillRef<Element>(ref: Ref<Element> | undefined, element: Element | null): void | (() => void) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
