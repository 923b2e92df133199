import { useEffect, useState } from 'react';

/** Idle, or what came of the last press, for two seconds. */
export type CopyState = 'idle' | 'copied' | 'failed';

const SHOWN_MS = 2000;

/** Puts a text on the clipboard and tells for two seconds what came of it. */
export function useCopy(onCopied: (() => void) | undefined): [state: CopyState, copy: (text: string) => Promise<void>] {
  // A new object for each press: pressing again begins the two seconds anew.
  const [told, setTold] = useState<{ state: CopyState }>({ state: 'idle' });
  useEffect(() => {
    if (told.state === 'idle') return undefined;
    const timer = setTimeout(() => setTold({ state: 'idle' }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told]);
  const copy = async (text: string): Promise<void> => {
    try {
      // Missing on pages that are not secure; throws where the person or the browser refuses.
      await navigator.clipboard.writeText(text);
      setTold({ state: 'copied' });
      onCopied?.();
    } catch {
      setTold({ state: 'failed' });
    }
  };
  return [told.state, copy];
}
