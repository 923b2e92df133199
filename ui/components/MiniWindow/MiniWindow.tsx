import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import Draggable from 'react-draggable';
import { useStill } from '../../layout/motion.ts';
import { readStyleNonce } from '../../nonce.ts';
import {
  CORNERS,
  type Corner,
  cornerBy,
  type Insets,
  nearestCorner,
  type Point,
  pointAt,
  type Size,
} from './corners.ts';
import * as css from './MiniWindow.css.ts';

export interface MiniWindowProps {
  label: string;
  /** The name of the picture. A press on it opens the window, and a drag or an arrow key moves it. */
  openLabel: string;
  /** The text at the corner where a drop would place the window: "Drop here". */
  dropLabel: string;
  corner: Corner;
  onCornerChange: (corner: Corner) => void;
  /** The distance from the edges at each corner, to keep bars and floating buttons free. It is read again on each render. */
  insets: Insets;
  /** Hides the window but keeps it in the page, so that a stream continues. */
  isHidden?: boolean;
  onOpen: () => void;
  /** Called on Escape. Also add a close button to `actions`. */
  onClose: () => void;
  children: ReactNode;
  actions: ReactNode;
  caption: ReactNode;
}

/** A movement of fewer px than this counts as a press instead of a drag. */
const SLACK = 6;

const readSize = (): string => `${window.innerWidth} ${window.innerHeight}`;
function subscribeSize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/**
 * A small window over the page, with a picture. The window is at a corner of the viewport, and moves to the nearest corner when it is
 * dropped.
 */
export function MiniWindow({
  label,
  openLabel,
  dropLabel,
  corner,
  onCornerChange,
  insets,
  isHidden = false,
  onOpen,
  onClose,
  children,
  actions,
  caption,
}: MiniWindowProps): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const still = useStill();
  const windowSize = useSyncExternalStore(subscribeSize, readSize, () => '');
  const [size, setSize] = useState<Size>();
  const [dragged, setDragged] = useState<Point>();
  const wasDragged = useRef(false);
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = frame.current ?? {};
    setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
  }, [windowSize]);
  useEffect(() => {
    const element = frame.current;
    const leave = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    element?.addEventListener('keydown', leave);
    return () => element?.removeEventListener('keydown', leave);
  });
  const viewport = { width: window.innerWidth, height: window.innerHeight };
  const at = size && pointAt(corner, size, viewport, insets);
  const hasPlace = at !== undefined;
  // The first move is from the upper left corner of the viewport to the corner of the window.
  const [isAnimated, setAnimated] = useState(false);
  useEffect(() => {
    if (!hasPlace) return undefined;
    const next = requestAnimationFrame(() => setAnimated(true));
    return () => cancelAnimationFrame(next);
  }, [hasPlace]);
  const target = size && dragged && nearestCorner(dragged, size, viewport, insets);
  const move = (event: KeyboardEvent): void => {
    const next = cornerBy(event.key, corner);
    if (next === undefined) return;
    event.preventDefault();
    onCornerChange(next);
  };
  const nonce = readStyleNonce();
  return createPortal(
    <>
      {size && target ? (
        <div aria-hidden="true" className={css.targets} data-on-art="" data-part="mini-window-targets">
          {CORNERS.map((one) => {
            const { x, y } = pointAt(one, size, viewport, insets);
            return (
              <div
                className={css.target}
                data-part="mini-window-target"
                data-state={one === target ? 'chosen' : 'idle'}
                key={one}
                style={{ left: x, top: y, width: size.width, height: size.height }}
              >
                {one === target ? <span className={css.drop}>{dropLabel}</span> : null}
              </div>
            );
          })}
        </div>
      ) : null}
      <Draggable
        cancel="[data-part=mini-window-actions],[data-part=mini-window-caption] button"
        nodeRef={frame}
        onDrag={(_, { x, y }) => {
          if (at === undefined || (dragged === undefined && Math.hypot(x - at.x, y - at.y) < SLACK)) return;
          wasDragged.current = true;
          setDragged({ x, y });
        }}
        onStart={() => {
          wasDragged.current = false;
        }}
        onStop={() => {
          if (target !== undefined) onCornerChange(target);
          setDragged(undefined);
        }}
        position={{ ...(at ?? { x: 0, y: 0 }) }}
        {...(nonce === undefined ? {} : { nonce })}
      >
        <section
          aria-label={label}
          className={css.place}
          data-part="mini-window"
          data-state={dragged ? 'dragged' : 'still'}
          ref={frame}
          style={{
            visibility: isHidden || !at ? 'hidden' : undefined,
            transition: still || dragged || !isAnimated ? 'none' : undefined,
          }}
        >
          <div className={css.face} data-on-art="" data-part="mini-window-face">
            <div className={css.picture} data-part="mini-window-picture">
              {children}
            </div>
            <button
              aria-label={openLabel}
              className={css.open}
              data-part="mini-window-open"
              onClick={() => {
                if (!wasDragged.current) onOpen();
                wasDragged.current = false;
              }}
              onKeyDown={move}
              type="button"
            />
            <div className={css.caption} data-part="mini-window-caption">
              {caption}
            </div>
            <div className={css.actions} data-part="mini-window-actions">
              {actions}
            </div>
          </div>
        </section>
      </Draggable>
    </>,
    document.body,
  );
}
