import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { GripVertical, Minus, Square, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import Draggable from 'react-draggable';
import { readStyleNonce } from '../../nonce.ts';
import { type Openable, useOpen } from '../Dialog/useOpen.ts';
import { IconButton } from '../IconButton/index.ts';
import { fillRef } from '../../fillRef.ts';
import * as css from './FloatingPanel.css.ts';
import { usePanelOrder } from './panelOrder.ts';
import type { Corner, Placement } from './placement.ts';
import { usePlacement } from './usePlacement.ts';

export interface FloatingPanelProps extends Openable {
  title: string;
  moveLabel: string;
  minimiseLabel: string;
  restoreLabel: string;
  closeLabel: string;
  /** The initial corner. Home returns the panel to it. */
  corner?: Corner;
  /** The place from an earlier visit, which the owner keeps. */
  defaultPlacement?: Placement;
  /** Called when the player moves it, with `undefined` when it returns to its corner. */
  onPlacementChange?: (placement: Placement | undefined) => void;
  /** Makes folding to its bar controlled. Otherwise the panel folds itself, from `defaultMinimised` on. */
  minimised?: boolean;
  defaultMinimised?: boolean;
  onMinimisedChange?: (minimised: boolean) => void;
  size?: 'sm' | 'md';
  headerActions?: ReactNode;
  ref?: Ref<HTMLElement>;
  /** Stays in the page while minimised, so that a stream continues. */
  children: ReactNode;
}

/** px per press of an arrow key; with Shift four times as far. */
const STEP = 16;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A small window over the page that you can move: a live room's picture, a helper. The page stays usable under it. */
export function FloatingPanel({
  open,
  defaultOpen,
  onOpenChange,
  title,
  moveLabel,
  minimiseLabel,
  restoreLabel,
  closeLabel,
  corner = 'bottom-right',
  defaultPlacement,
  onPlacementChange,
  minimised,
  defaultMinimised = false,
  onMinimisedChange,
  size = 'sm',
  headerActions,
  ref,
  children,
}: FloatingPanelProps): ReactNode {
  const [shown, setShown] = useOpen({ open, defaultOpen, onOpenChange });
  const [folded, setFolded] = useControllableState({
    prop: minimised,
    defaultProp: defaultMinimised,
    onChange: onMinimisedChange,
  });
  const panel = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const { point, bounds, moveTo, reset } = usePlacement(panel, shown, corner, defaultPlacement, onPlacementChange);
  const place = usePanelOrder(panel, shown);
  const titleId = useId();
  useLayoutEffect(() => {
    if (shown) before.current = document.activeElement;
  }, [shown]);
  const close = (): void => {
    const held = panel.current?.contains(document.activeElement) === true;
    setShown(false);
    if (held && before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  };
  useEffect(() => {
    const element = panel.current;
    const leave = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    element?.addEventListener('keydown', leave);
    return () => element?.removeEventListener('keydown', leave);
  });
  if (!shown) return null;

  const move = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key];
    if (event.key === 'Home') reset();
    else if (arrow && point) {
      const step = event.shiftKey ? 4 * STEP : STEP;
      moveTo({ x: point.x + arrow[0] * step, y: point.y + arrow[1] * step });
    } else return;
    event.preventDefault();
  };
  const nonce = readStyleNonce();
  return createPortal(
    <Draggable
      bounds={bounds}
      cancel="[data-part=floating-panel-buttons]"
      handle="[data-part=floating-panel-bar]"
      nodeRef={panel}
      onStop={(_, { x, y }) => moveTo({ x, y })}
      position={point ? { ...point } : { x: 0, y: 0 }}
      {...(nonce === undefined ? {} : { nonce })}
    >
      <section
        aria-labelledby={titleId}
        className={css.panel}
        data-part="floating-panel"
        data-size={size}
        data-state={folded ? 'minimised' : 'open'}
        ref={(element) => {
          panel.current = element;
          return fillRef(ref, element);
        }}
        style={{ zIndex: 30 + place, visibility: point ? undefined : 'hidden' }}
      >
        <div className={css.bar} data-part="floating-panel-bar">
          <button
            aria-label={moveLabel}
            className={css.grip}
            data-part="floating-panel-grip"
            onKeyDown={move}
            title={moveLabel}
            type="button"
          >
            <GripVertical aria-hidden="true" size={18} />
          </button>
          <h2 className={css.title} data-part="floating-panel-title" id={titleId}>
            {title}
          </h2>
          <div className={css.buttons} data-part="floating-panel-buttons">
            {headerActions}
            <IconButton label={folded ? restoreLabel : minimiseLabel} onClick={() => setFolded(!folded)}>
              {folded ? <Square size={16} /> : <Minus size={18} />}
            </IconButton>
            <IconButton label={closeLabel} onClick={close}>
              <X size={18} />
            </IconButton>
          </div>
        </div>
        <div className={css.body} data-part="floating-panel-body" hidden={folded}>
          {children}
        </div>
      </section>
    </Draggable>,
    document.body,
  );
}
