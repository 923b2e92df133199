import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { loadAgain } from '../../loadAgain.ts';
import { type ShownToast, ToastContext, type ToastMessage } from './toastContext.ts';

/** Loaded with the first toast, since most visits to a page start without a toast. */
const ToastList = lazy(loadAgain(() => import('./ToastList.tsx')));

export type { ToastMessage } from './toastContext.ts';

export interface ToastProviderProps {
  /** The name of the region for screen readers; `{hotkey}` is replaced by the key that moves the focus to it. */
  label: string;
  /** How long a toast stays, in milliseconds. The time pauses on hover and focus. */
  duration?: number;
  children: ReactNode;
}

/** The maximum of toasts; the oldest is removed first. */
const LIMIT = 3;

/** Shows the page's toasts, announced politely. Its children do not render when a toast appears or disappears. */
export function ToastProvider({ label, duration = 4000, children }: ToastProviderProps): ReactNode {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const show = useCallback((message: ToastMessage): void => {
    setShown((before) => {
      const id = (before.at(-1)?.id ?? 0) + 1;
      const kept = before.filter(({ subject }) => subject === undefined || subject !== message.subject);
      return [...kept.slice(-(LIMIT - 1)), { ...message, id, open: true }];
    });
  }, []);
  const close = (id: number): void => {
    setShown((before) => before.map((one) => (one.id === id ? { ...one, open: false } : one)));
  };
  return (
    <ToastContext value={show}>
      {children}
      {shown.length === 0 ? null : (
        <Suspense fallback={null}>
          <ToastList duration={duration} label={label} onClose={close} shown={shown} />
        </Suspense>
      )}
    </ToastContext>
  );
}
