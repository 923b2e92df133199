import { useCallback } from 'react';
import { useSearchParams } from '../../base/routing/index.ts';

const PARAMETER = 'game';

export interface OpenGame {
  /** Code of the game whose sheet is open. */
  readonly code: string | undefined;
  /** Opens a game's sheet, or with undefined closes it. The browser's way back undoes an opening. */
  readonly open: (code: string | undefined) => void;
}

/** Which game's sheet is open: the address says so, so that a link leads there. */
export function useOpenGame(): OpenGame {
  const [parameters, setParameters] = useSearchParams();
  const code = parameters.get(PARAMETER) ?? undefined;
  const shown = code !== undefined;
  const open = useCallback(
    (next: string | undefined): void =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === undefined) after.delete(PARAMETER);
          else after.set(PARAMETER, next);
          return after;
        },
        { replace: shown },
      ),
    [setParameters, shown],
  );
  return { code, open };
}
