import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useMemo, useState } from 'react';
import { type PageParameters, pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { type Action, createMemoryHistory, type History, type Navigator } from './history.ts';
import type { Location, To } from './location.ts';

interface Routing {
  readonly location: Location;
  readonly action: Action;
  readonly navigator: Navigator;
}

const RoutingContext = createContext<Routing | undefined>(undefined);

function useRouting(): Routing {
  const routing = use(RoutingContext);
  if (routing === undefined) throw new Error('This component needs a Router above it.');
  return routing;
}

export interface RouterProps extends Routing {
  children: ReactNode;
}

export function Router({ location, action, navigator, children }: RouterProps): ReactNode {
  const routing = useMemo(() => ({ location, action, navigator }), [location, action, navigator]);
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}

export interface MemoryRouterProps {
  at?: string | undefined;
  children: ReactNode;
}

/** A router with its own history, for tests, stories and pages rendered by the build. */
export function MemoryRouter({ at = '/', children }: MemoryRouterProps): ReactNode {
  const [history] = useState<History>(() => createMemoryHistory(at));
  const [shown, setShown] = useState<Pick<Routing, 'location' | 'action'>>({
    location: history.location,
    action: 'POP',
  });
  // Runs before the effects of the children, which may navigate.
  useLayoutEffect(() => history.listen((move) => startTransition(() => setShown(move))), [history]);
  return (
    <Router action={shown.action} location={shown.location} navigator={history}>
      {children}
    </Router>
  );
}

export const useLocation = (): Location => useRouting().location;

/** The kind of the last navigation. */
export const useNavigationType = (): Action => useRouting().action;

/** The parameters of the current page's address: `{ id }` at `/announcement/:id`. */
export const useParams = (): PageParameters => pageAddressOf(useLocation().pathname).parameters;

export interface NavigateOptions {
  readonly replace?: boolean | undefined;
  /** Stored in the history entry, and read as `useLocation().state`. */
  readonly state?: unknown;
}

/** Goes to an address, or moves through the history by a number of entries. */
export interface Navigate {
  (to: To, options?: NavigateOptions): void;
  (delta: number): void;
}

/** Returns the function that changes the address. The function is stable. */
export function useNavigate(): Navigate {
  const { navigator } = useRouting();
  return useMemo(
    () =>
      (to: To | number, { replace = false, state }: NavigateOptions = {}): void => {
        if (typeof to === 'number') navigator.go(to);
        else if (replace) navigator.replace(to, state);
        else navigator.push(to, state);
      },
    [navigator],
  );
}
