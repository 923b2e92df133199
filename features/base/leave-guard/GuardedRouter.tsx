import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { createLayerHistory, type LayerHistory, OverlayProvider } from '../overlays/index.ts';
import { createLeaveGuard, type LeaveGuard, LeaveGuardContext } from './guard.ts';
import {
  createBrowserHistory,
  type History,
  type Location,
  type Move,
  type Navigator,
  Router,
  type To,
} from '../routing/index.ts';

type Shown = Pick<Move, 'action' | 'location'>;

/** The path of a target. A target with another query or hash stays on the page. */
const pathOf = (to: To): string | undefined => (typeof to === 'string' ? to.split(/[?#]/, 1)[0] : to.pathname);

export interface GuardedRouterProps {
  /** Hides overlays that open by themselves, for developers. */
  calm?: boolean | undefined;
  children: ReactNode;
}

/** The router of the browser's tab. A page may ask before the player leaves it (`useLeaveGuard`). */
export function GuardedRouter({ calm, children }: GuardedRouterProps): ReactNode {
  const [history] = useState(() => createBrowserHistory());
  const [guard] = useState(createLeaveGuard);
  const [layers] = useState(() => createLayerHistory<To>(history));
  const [at, setAt] = useState<Shown>({ action: 'POP', location: history.location });
  // Runs before the effects of the children, which may navigate.
  useLayoutEffect(
    () => listenTo(history, guard, layers, (next) => startTransition(() => setAt(next))),
    [history, guard, layers],
  );
  const navigator = useMemo(() => guarded(history, guard, layers), [history, guard, layers]);
  return (
    <LeaveGuardContext value={guard}>
      <OverlayProvider calm={calm} layers={layers}>
        <Router action={at.action} location={at.location} navigator={navigator}>
          {children}
        </Router>
      </OverlayProvider>
    </LeaveGuardContext>
  );
}

/** Wraps a navigator: links and calls wait for the answer before the address changes. */
function guarded(history: History, guard: LeaveGuard, layers: LayerHistory<To>): Navigator {
  const whenLeft = (to: To, go: () => void): void => {
    const ask = guard.asks();
    const path = pathOf(to);
    if (ask === undefined || path === undefined || path === '' || path === history.location.pathname) go();
    else void ask(to).then((leave) => leave && go());
  };
  return {
    go: (delta) => history.go(delta),
    push: (to, state) => whenLeft(to, () => layers.push(to, state)),
    replace: (to, state) => whenLeft(to, () => layers.replace(to, state)),
  };
}

/** Listens to the browser's Back and Forward. Since these have changed the address already, the listener restores it and then asks. */
function listenTo(
  history: History,
  guard: LeaveGuard,
  layers: LayerHistory<To>,
  show: (at: Shown) => void,
): () => void {
  let agreed = false;
  /** The distance of the browser's move while the page returns from it. */
  let gone: number | undefined;
  let here = history.location;
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
    // Handling the move may run a waiting navigation, which changes `here`.
    const before = here;
    if (layers.handleMove({ action, location, delta })) {
      if (isSame(location, before)) return;
      if (delta === 1) {
        // The skipped entry belongs to a closed layer, and the page's query has changed since: write the current address.
        const { pathname, search, hash } = before;
        history.replace({ pathname, search, hash }, location.state);
        return;
      }
    }
    if (action !== 'POP' || ask === undefined || agreed || delta === null || location.pathname === here.pathname) {
      agreed = false;
      here = location;
      show({ action, location });
      return;
    }
    gone = delta;
    history.go(-delta);
  });
}

const isSame = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;
