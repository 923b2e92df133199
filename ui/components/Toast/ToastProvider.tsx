import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import * as css from './Toast.css.ts';
import { ToastContext, type ToastMessage } from './toastContext.ts';

export type { ToastMessage } from './toastContext.ts';

export interface ToastProviderProps {
  /** Name of the region for screen readers; `{hotkey}` in it becomes the key that jumps there. */
  label: string;
  /** Milliseconds that a toast stays; it waits while pointed at or focused. */
  duration?: number;
  children: ReactNode;
}

interface Shown extends ToastMessage {
  id: number;
  open: boolean;
}

/** More than this at once would be a wall; the oldest leaves first. */
const LIMIT = 3;
const signs = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert };

/** Holds the page's toasts, read out politely. Its children do not render when a toast comes or goes. */
export function ToastProvider({ label, duration = 4000, children }: ToastProviderProps): ReactNode {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const show = useCallback((message: ToastMessage): void => {
    setShown((before) => [...before.slice(-(LIMIT - 1)), { ...message, id: (before.at(-1)?.id ?? 0) + 1, open: true }]);
  }, []);
  const close = (id: number): void => {
    setShown((before) => before.map((one) => (one.id === id ? { ...one, open: false } : one)));
  };
  return (
    <ToastContext value={show}>
      {children}
      <Radix.Provider duration={duration} label={label} swipeDirection="up">
        {shown.map(({ id, open, tone = 'info', text, action }) => {
          const Sign = signs[tone];
          return (
            <Radix.Root
              className={css.toast}
              data-part="toast"
              data-tone={tone}
              key={id}
              onOpenChange={(next) => (next ? undefined : close(id))}
              open={open}
              type="background"
            >
              <Sign aria-hidden="true" className={css.sign} size={22} />
              <Radix.Description className={css.text}>{text}</Radix.Description>
              {action ? (
                <Radix.Action altText={action.altText} className={css.action} onClick={action.onPress}>
                  {action.label}
                </Radix.Action>
              ) : null}
            </Radix.Root>
          );
        })}
        <Radix.Viewport className={css.viewport} label={label} />
      </Radix.Provider>
    </ToastContext>
  );
}
