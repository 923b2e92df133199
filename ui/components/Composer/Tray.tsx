import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import * as css from './Tray.css.ts';

export interface TrayProps {
  /** For the `aria-controls` of what opens it. */
  id: string;
  /** Its name. */
  label: string;
  /** Escape was pressed in it. */
  onClose: () => void;
  /** `TrayTile`s. */
  children: ReactNode;
}

/** What else one can send, under the field of a `Composer`: rows of tiles. Takes the focus when it opens. */
export function Tray({ id, label, onClose, children }: TrayProps): ReactNode {
  const tray = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = tray.current;
    // A keyboard on glass leaves its place to the tiles.
    element?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !(event.target instanceof Node) || element?.contains(event.target) !== true) return;
      // The sheet around it, which listens on the document, stays.
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
  /** The word under the drawing. */
  label: string;
  /** Decorative, up to 52 px. */
  drawing: ReactNode;
  /** The light behind the drawing. */
  tone?: 'primary' | 'accent' | 'danger' | 'gold';
}

/** One tile of a `Tray`: a drawing and its word. */
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
