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

/** The same page, with another query or hash, is not left. */
const pathOf = (to: To): string | undefined => (typeof to === 'string' ? to.split(/[?#]/, 1)[0] : to.pathname);

export interface GuardedRouterProps {
  /** Nothing invites, asks or announces by itself: a developer's wish. */
  calm?: boolean | undefined;
  children: ReactNode;
}

/** The router of the browser's tab. Its pages may ask before the player leaves them (`useLeaveGuard`). */
export function GuardedRouter({ calm, children }: GuardedRouterProps): ReactNode {
  const [history] = useState(() => createBrowserHistory());
  const [guard] = useState(createLeaveGuard);
  const [layers] = useState(() => createLayerHistory<To>(history));
  const [at, setAt] = useState<Shown>({ action: 'POP', location: history.location });
  // Before the effects of the children, which may navigate.
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

/** Links and calls wait for the answer before the address changes. */
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

/** The browser's own back and forward have happened already: the page goes back where it was, and asks. */
function listenTo(
  history: History,
  guard: LeaveGuard,
  layers: LayerHistory<To>,
  show: (at: Shown) => void,
): () => void {
  let agreed = false;
  /** How far the browser went, while the page is on its way back from there. */
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
    // A move that waited for this one may be made, and shown, while the layers hear of it.
    const before = here;
    if (layers.handleMove({ action, location, delta })) {
      if (isSame(location, before)) return;
      if (delta === 1) {
        // The entry of a layer that is gone, whose page has another query by now: it is given what the page shows.
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
