import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { To } from '../routing/index.ts';

export type AskToLeave = (to: To | undefined) => Promise<boolean>;

/** The page's question before leaving. One page at a time can ask. */
export interface LeaveGuard {
  readonly asks: () => AskToLeave | undefined;
  /** @returns a function that removes the question */
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
 * Asks before the player leaves this page for another page of the product, while `active`. When the window closes, the browser asks with
 * its own text.
 *
 * @param ask resolves to true to leave
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
