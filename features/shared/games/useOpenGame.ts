import { useCallback } from 'react';
import { useSearchParams } from '../../base/routing/index.ts';

const PARAMETER = 'game';

export interface OpenGame {
  readonly code: string | undefined;
  /** Opens a game's sheet, or closes it with undefined. Back undoes the opening. */
  readonly open: (code: string | undefined) => void;
}

/** The open game sheet. The address holds it, so that a link can open it. */
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
