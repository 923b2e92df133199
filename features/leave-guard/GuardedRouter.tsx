import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { type Navigator, Router, type To, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { createLeaveGuard, type LeaveGuard, LeaveGuardContext } from './guard.ts';

type History = ReturnType<typeof createBrowserHistory>;

/** The same page, with another query or hash, is not left. */
const pathOf = (to: To): string | undefined => (typeof to === 'string' ? to.split(/[?#]/, 1)[0] : to.pathname);

/**
 * The browser's router, whose pages may ask before they are left (`useLeaveGuard`). The library's own blocking comes with its
 * data router, which would double what the first page loads of it (decisions 0004).
 */
export function GuardedRouter({ children }: { children: ReactNode }): ReactNode {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [guard] = useState(createLeaveGuard);
  const [at, setAt] = useState({ action: history.action, location: history.location });
  useEffect(() => listenTo(history, guard, (next) => startTransition(() => setAt(next))), [history, guard]);
  const navigator = useMemo(() => guarded(history, guard), [history, guard]);
  return (
    <LeaveGuardContext value={guard}>
      <Router location={at.location} navigationType={at.action} navigator={navigator}>
        {children}
      </Router>
    </LeaveGuardContext>
  );
}

/** Links and calls wait for the answer before the address changes. */
function guarded(history: History, guard: LeaveGuard): Navigator {
  const whenLeft = (to: To, go: () => void): void => {
    const ask = guard.asks();
    const path = pathOf(to);
    if (ask === undefined || path === undefined || path === '' || path === history.location.pathname) go();
    else void ask(to).then((leave) => leave && go());
  };
  return {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push: (to, state) => whenLeft(to, () => history.push(to, state)),
    replace: (to, state) => whenLeft(to, () => history.replace(to, state)),
  };
}

/** The browser's own back and forward have happened already: the page goes back where it was, and asks. */
function listenTo(
  history: History,
  guard: LeaveGuard,
  show: (at: Pick<History, 'action' | 'location'>) => void,
): () => void {
  let agreed = false;
  /** How far the browser went, while the page is on its way back from there. */
  let gone: number | undefined;
  let here = history.location.pathname;
  return history.listen(({ action, location, delta }) => {
    const ask = guard.asks();
    if (gone !== undefined) {
      const further = gone;
      gone = undefined;
      void ask?.(undefined).then((leave) => {
        if (!leave) return;
        agreed = true;
        history.go(further);
      });
      return;
    }
    if (String(action) !== 'POP' || ask === undefined || agreed || delta === null || location.pathname === here) {
      agreed = false;
      here = location.pathname;
      show({ action, location });
      return;
    }
    gone = delta;
    history.go(-delta);
  });
}
