import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import * as css from './Tray.css.ts';

export interface TrayProps {
  /** For the `aria-controls` of the button that opens it. */
  id: string;
  /** The name of the tray. */
  label: string;
  /** Called when Escape is pressed in it. */
  onClose: () => void;
  /** `TrayTile`s. */
  children: ReactNode;
}

/** More to send, under the field of a `Composer`: rows of tiles. Takes the focus when it opens. */
export function Tray({ id, label, onClose, children }: TrayProps): ReactNode {
  const tray = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = tray.current;
    // The on-screen keyboard makes room for the tiles.
    element?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !(event.target instanceof Node) || element?.contains(event.target) !== true) return;
      // The sheet around it, which listens on the document, stays open.
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return (
    <div
      aria-label={label}
      className={css.tray}
      data-part="composer-tray"
      id={id}
      ref={tray}
      role="group"
      tabIndex={-1}
    >
      {children}
    </div>
  );
}

export interface TrayTileProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> {
  /** The label under the drawing. */
  label: string;
  /** Decorative, up to 52 px. */
  drawing: ReactNode;
  /** The light behind the drawing. */
  tone?: 'primary' | 'accent' | 'danger' | 'gold';
}

/** A tile of a `Tray`: a drawing and a label. */
export function TrayTile({ label, drawing, tone = 'primary', ...rest }: TrayTileProps): ReactNode {
  return (
    <button {...rest} className={css.tile} data-part="composer-tray-tile" data-tone={tone} type="button">
      <span aria-hidden="true" className={css.drawing} data-part="composer-tray-tile-drawing">
        {drawing}
      </span>
      {label}
    </button>
  );
}
