import type { NetworkConditions } from '../scenario/networkConditions.ts';

/** Calls `show` now and at every change of the scenario, until the element leaves the page. */
export function whileShown(conditions: NetworkConditions, shown: () => HTMLElement, show: () => void): void {
  show();
  const unsubscribe = conditions.subscribe(() => {
    if (shown().isConnected) show();
    else unsubscribe();
  });
}
