import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import * as css from './Toast.css.ts';
import type { ShownToast } from './toastContext.ts';

export interface ToastListProps {
  shown: readonly ShownToast[];
  label: string;
  duration: number;
  onClose: (id: number) => void;
}

const signs = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert };

/** The shortcut of the region is part of the region's name, but not of each announced toast. */
const HOTKEY = /\s*[(（]\{hotkey\}[)）]/u;

export default function ToastList({ shown, label, duration, onClose }: ToastListProps): ReactNode {
  const viewport = useRef<HTMLOListElement>(null);
  const escaping = useRef(false);
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
            onEscapeKeyDown={() => {
              escaping.current = viewport.current?.contains(document.activeElement) === false;
            }}
            onOpenChange={(next) => {
              // Radix closes every toast on any Escape, even on an Escape for the window below them.
              if (!next && !escaping.current) onClose(id);
              escaping.current = false;
            }}
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
      <Radix.Viewport className={css.viewport} data-part="toast-viewport" label={label} ref={viewport} />
    </Radix.Provider>
  );
}
