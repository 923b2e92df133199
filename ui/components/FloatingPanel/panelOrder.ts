import { type RefObject, useEffect, useId, useSyncExternalStore } from 'react';

/** The open panels, lowest first, shared by all panels. */
let order: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  order = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Returns a panel's place among the open ones, from the bottom (0). The panel that was opened, pressed or focused last
 * is on top.
 *
 * @param panel its element
 * @param open whether it is on the screen
 */
export function usePanelOrder(panel: RefObject<HTMLElement | null>, open: boolean): number {
  const id = useId();
  useEffect(() => {
    const element = panel.current;
    if (!open || !element) return undefined;
    const raise = (): void => {
      if (order.at(-1) !== id) change([...order.filter((one) => one !== id), id]);
    };
    raise();
    element.addEventListener('pointerdown', raise);
    element.addEventListener('focusin', raise);
    return () => {
      element.removeEventListener('pointerdown', raise);
      element.removeEventListener('focusin', raise);
      change(order.filter((one) => one !== id));
    };
  }, [id, open, panel]);
  return useSyncExternalStore(subscribe, () => Math.max(0, order.indexOf(id)));
}
