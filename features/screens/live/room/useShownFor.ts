import { useCallback, useEffect, useState } from 'react';

/** The newest value for a time, in milliseconds, and a function that shows another. */
export function useShownFor<Value>(milliseconds: number): readonly [Value | undefined, (next: Value) => void] {
  const [shown, setShown] = useState<{ readonly value: Value }>();
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => setShown(undefined), milliseconds);
    return () => clearTimeout(timer);
  }, [shown, milliseconds]);
  const show = useCallback((value: Value): void => setShown({ value }), []);
  return [shown?.value, show];
}
