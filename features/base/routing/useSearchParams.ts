import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from './router.tsx';

/** Changes the query of the rendered page, even if the address has changed since. Drops the fragment. */
export type SetSearchParams = (change: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/** The query of the current address, and a function that changes it. */
export function useSearchParams(): readonly [parameters: URLSearchParams, setParameters: SetSearchParams] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const setParameters = useCallback<SetSearchParams>(
    (change, options) => navigate({ pathname, search: change(new URLSearchParams(search)).toString() }, options),
    [navigate, pathname, search],
  );
  return [parameters, setParameters];
}
