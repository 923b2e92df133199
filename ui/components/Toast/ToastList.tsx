import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './Toast.css.ts';
import type { ShownToast } from './toastContext.ts';

export interface ToastListProps {
  shown: readonly ShownToast[];
  label: string;
  duration: number;
  onClose: (id: number) => void;
}

const signs = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert };

/** The key that jumps to the region is part of its name, and not of what is read out with each toast. */
const HOTKEY = /\s*[(（]\{hotkey\}[)）]/u;

/** The toasts on the screen. */
export function ToastList({ shown, label, duration, onClose }: ToastListProps): ReactNode {
  return (
    <Radix.Provider duration={duration} label={label.replace(HOTKEY, '')} swipeDirection="up">
      {shown.map(({ id, open, tone = 'info', text, action }) => {
        const Sign = signs[tone];
        return (
          <Radix.Root
            className={css.toast}
            data-part="toast"
            data-tone={tone}
            key={id}
            onOpenChange={(next) => (next ? undefined : onClose(id))}
            open={open}
            type="background"
          >
            <span aria-hidden="true" className={css.sign} data-part="toast-sign">
              <Sign size={22} />
            </span>
            <Radix.Description className={css.text} data-part="toast-text">
              {text}
            </Radix.Description>
            {action ? (
              <Radix.Action
                altText={action.altText}
                className={css.action}
                data-part="toast-action"
                onClick={action.onPress}
              >
                {action.label}
              </Radix.Action>
            ) : null}
          </Radix.Root>
        );
      })}
      <Radix.Viewport className={css.viewport} data-part="toast-viewport" label={label} />
    </Radix.Provider>
  );
}
