import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import * as css from './Tray.css.ts';

export interface TrayProps {
  id: string;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** More things to send, under the field of a `Composer`: rows of tiles. The tray takes the focus when it opens. */
export function Tray({ id, label, onClose, children }: TrayProps): ReactNode {
  const tray = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = tray.current;
    // The focus closes the on-screen keyboard and makes room for the tiles.
    element?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !(event.target instanceof Node) || element?.contains(event.target) !== true) return;
      // Keeps the sheet around the tray open, which listens on the document.
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
  label: string;
  /** A decorative drawing, up to 52 px. */
  drawing: ReactNode;
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
