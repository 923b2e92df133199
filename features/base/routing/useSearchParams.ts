import { useCallback, useInsertionEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from './router.tsx';

/** Changes the query of the rendered page, even if the address has changed since. Drops the fragment. */
export type SetSearchParams = (change: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/** The query of the current address, and a stable function that changes it. */
export function useSearchParams(): readonly [parameters: URLSearchParams, setParameters: SetSearchParams] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const rendered = useRef({ pathname, search });
  useInsertionEffect(() => {
    rendered.current = { pathname, search };
  }, [pathname, search]);
  // If it changed with the address, each tile of the lobby would be rendered before a sheet opens.
  const setParameters = useCallback<SetSearchParams>(
    (change, options) => {
      const before = rendered.current;
      const query = change(new URLSearchParams(before.search)).toString();
      navigate({ pathname: before.pathname, search: query }, options);
    },
    [navigate],
  );
  return [parameters, setParameters];
}
