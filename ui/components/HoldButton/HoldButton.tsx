import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Spinner } from '../Spinner/index.ts';
import * as css from './HoldButton.css.ts';

export const HOLD_MS = 900;

export interface HoldButtonProps {
  /** The action with a hint to hold the button: "Hold to send". */
  children: ReactNode;
  icon?: ReactNode;
  onHeld: () => void;
  /** Called after a short press. Use it to ask instead. It also serves screen readers and users who cannot hold a key. */
  onTap: () => void;
  disabled?: boolean;
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button for expensive actions: it acts after a hold, and a ring shows the progress. A short press asks instead. */
export function HoldButton({
  children,
  icon,
  onHeld,
  onTap,
  disabled = false,
  busy = false,
  ref,
}: HoldButtonProps): ReactNode {
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const acted = useRef(false);
  const closed = disabled || busy;
  const latest = useRef(onHeld);
  useEffect(() => {
    latest.current = onHeld;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const begin = (): void => {
    if (closed || holding) return;
    acted.current = false;
    setHolding(true);
    timer.current = setTimeout(() => {
      acted.current = true;
      setHolding(false);
      latest.current();
    }, HOLD_MS);
  };
  const letGo = (): void => {
    clearTimeout(timer.current);
    setHolding(false);
  };
  const isKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';
  return (
    <button
      aria-busy={busy || undefined}
      aria-disabled={closed || undefined}
      className={css.button}
      data-part="hold-button"
      data-state={busy ? 'busy' : holding ? 'holding' : 'free'}
      onClick={() => {
        // The hold has acted already, so the click at its end is ignored.
        if (!closed && !acted.current) onTap();
        acted.current = false;
      }}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isKey(event)) return;
        // Otherwise a held key would press repeatedly.
        if (event.key === 'Enter') event.preventDefault();
        if (!event.repeat) begin();
      }}
      onKeyUp={(event) => {
        if (!isKey(event)) return;
        const wasHeld = acted.current;
        letGo();
        if (event.key === 'Enter' && !wasHeld && !closed) onTap();
        if (event.key === 'Enter') acted.current = false;
      }}
      onBlur={letGo}
      onPointerCancel={letGo}
      onPointerDown={(event) => {
        if (event.button === 0) begin();
      }}
      onPointerLeave={letGo}
      onPointerUp={letGo}
      ref={ref}
      type="button"
    >
      <svg aria-hidden="true" className={css.ring} viewBox="0 0 120 120">
        <circle className={css.track} cx="60" cy="60" r="55" />
        <circle className={css.filled} cx="60" cy="60" data-part="hold-button-ring" pathLength={1} r="55" />
      </svg>
      <span className={css.face}>
        {busy ? <Spinner decorative /> : icon}
        <span>{children}</span>
      </span>
    </button>
  );
}
