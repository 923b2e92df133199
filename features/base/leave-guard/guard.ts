import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { To } from '../routing/index.ts';

/** Asks whether to leave for an address; the answer may take its time. */
export type AskToLeave = (to: To | undefined) => Promise<boolean>;

/** Who is asked before the page is left; one at a time. */
export interface LeaveGuard {
  readonly asks: () => AskToLeave | undefined;
  /** @returns how to take it back */
  readonly place: (ask: AskToLeave) => () => void;
}

export function createLeaveGuard(): LeaveGuard {
  let asked: AskToLeave | undefined;
  return {
    asks: () => asked,
    place(ask) {
      asked = ask;
      return () => {
        if (asked === ask) asked = undefined;
      };
    },
  };
}

export const LeaveGuardContext = createContext<LeaveGuard>(createLeaveGuard());

/**
 * Asks before this page is left for another one of the product, while `active`; before the whole window goes, the browser asks
 * in words of its own.
 * @param ask true: leave
 */
export function useLeaveGuard(active: boolean, ask: AskToLeave): void {
  const guard = use(LeaveGuardContext);
  const latest = useEffectEvent(ask);
  useEffect(() => {
    if (!active) return undefined;
    const takeBack = guard.place((to) => latest(to));
    const unload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', unload);
    return () => {
      takeBack();
      window.removeEventListener('beforeunload', unload);
    };
  }, [active, guard]);
}
