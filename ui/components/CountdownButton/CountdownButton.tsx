import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { ReactNode, Ref } from 'react';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './CountdownButton.css.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface CountdownButtonProps {
  children: string;
  /** The label while it waits: “again in 58 s”. */
  waiting: (seconds: number) => string;
  /** Announced when it is enabled again. */
  ready: string;
  /** The time in milliseconds since 1970 when it is enabled, for a service that says how long to wait. */
  until?: number;
  /** The first value of `until`: a code was sent as the page opened. */
  defaultUntil?: number;
  onUntilChange?: (until: number) => void;
  seconds?: number;
  onClick?: () => void;
  busy?: boolean;
  variant?: 'primary' | 'secondary' | 'ghost';
  size?: 'sm' | 'md' | 'lg';
  ref?: Ref<HTMLButtonElement>;
}

/** A button with a pause after each press, such as 60 s for another code. It keeps the focus meanwhile. */
export function CountdownButton({
  children,
  waiting,
  ready,
  until,
  defaultUntil = 0,
  onUntilChange,
  seconds = 60,
  onClick,
  busy = false,
  variant = 'secondary',
  size = 'md',
  ref,
}: CountdownButtonProps): ReactNode {
  const [due, setDue] = useControllableState({
    prop: until,
    defaultProp: defaultUntil,
    ...(onUntilChange ? { onChange: onUntilChange } : {}),
  });
  const left = useSecondsLeft(due);
  const waits = left > 0;
  const press = (): void => {
    onClick?.();
    setDue(Date.now() + seconds * 1000);
  };
  // Reserves the space of the longest label, so that the button keeps its size.
  const shown = waits ? 1 : 0;
  const words = (
    <span className={css.words}>
      {[children, waiting(waits ? left : seconds)].map((word, at) => (
        <span
          aria-hidden={at !== shown}
          className={css.word}
          data-part="countdown-button-word"
          data-state={at === shown ? 'shown' : 'kept'}
          key={at === 0 ? 'free' : 'waiting'}
        >
          {word}
        </span>
      ))}
    </span>
  );
  const look = { onClick: press, ref, size, variant };
  return (
    <span className={css.place} data-part="countdown-button" data-state={busy ? 'busy' : waits ? 'waiting' : 'ready'}>
      {busy ? (
        <Button {...look} busy>
          {words}
        </Button>
      ) : (
        <Button {...look} disabledReason={waits ? waiting(left) : undefined} reasonShown="elsewhere">
          {words}
        </Button>
      )}
      {/* Announces only the end: sixty spoken numbers would drown everything else. */}
      <VisuallyHidden role="status">{due > 0 && !waits && !busy ? ready : ''}</VisuallyHidden>
    </span>
  );
}
