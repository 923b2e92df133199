import { useEffect, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

const SHOWN_MS = 2000;

/** Copies a text to the clipboard and returns the result for two seconds. */
export function useCopy(onCopied: (() => void) | undefined): [state: CopyState, copy: (text: string) => Promise<void>] {
  // A new object for each press restarts the two seconds.
  const [told, setTold] = useState<{ state: CopyState }>({ state: 'idle' });
  useEffect(() => {
    if (told.state === 'idle') return undefined;
    const timer = setTimeout(() => setTold({ state: 'idle' }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told]);
  const copy = async (text: string): Promise<void> => {
    try {
      // The clipboard is missing on insecure pages. Throws if the player or the browser refuses.
      await navigator.clipboard.writeText(text);
      setTold({ state: 'copied' });
      onCopied?.();
    } catch {
      setTold({ state: 'failed' });
    }
  };
  return [told.state, copy];
}
