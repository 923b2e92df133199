import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { ReactNode, Ref } from 'react';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './CountdownButton.css.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface CountdownButtonProps {
  /** What a press does: “send again”. */
  children: string;
  /** What stands there while it waits: “again in 58 s”. */
  waiting: (seconds: number) => string;
  /** Announced once it is free again. */
  ready: string;
  /** When it is free, in milliseconds since 1970: controlled, where the service says how long. */
  until?: number;
  /** When it is free at first: a code was sent as the page opened. */
  defaultUntil?: number;
  onUntilChange?: (until: number) => void;
  /** How long a press makes it wait. */
  seconds?: number;
  onClick?: () => void;
  /** The request is on its way. */
  busy?: boolean;
  variant?: 'primary' | 'secondary' | 'ghost';
  size?: 'sm' | 'md' | 'lg';
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is free again only after a time: a code can be sent again after 60 s. It keeps the focus meanwhile. */
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
  // The longest of the words keeps its place, so that nothing about the button moves as they change.
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
        <Button {...look} disabledReason={waits ? waiting(left) : undefined}>
          {words}
        </Button>
      )}
      {/* Only the end is announced: a voice that counts sixty numbers would drown everything else. */}
      <VisuallyHidden role="status">{due > 0 && !waits && !busy ? ready : ''}</VisuallyHidden>
    </span>
  );
}
