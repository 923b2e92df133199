import type { ReactNode } from 'react';
import * as css from './MiniWindow.css.ts';

export interface MiniWindowButtonProps {
  /** The name of the button. A switch keeps the same name when on and off. */
  label: string;
  onClick: () => void;
  pressed?: boolean;
  isMain?: boolean;
  children: ReactNode;
}

/** A round button over the picture of a small window, with a target of 44 px. */
export function MiniWindowButton({
  label,
  onClick,
  pressed,
  isMain = false,
  children,
}: MiniWindowButtonProps): ReactNode {
  return (
    <button
      aria-label={label}
      aria-pressed={pressed}
      className={css.button}
      data-part="mini-window-button"
      onClick={onClick}
      title={label}
      type="button"
    >
      <span aria-hidden="true" className={css.dot} data-part="mini-window-dot" data-state={isMain ? 'main' : 'plain'}>
        {children}
      </span>
    </button>
  );
}
