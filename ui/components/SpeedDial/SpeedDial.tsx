import { useControllableState } from '../../useControllableState.ts';
import { X } from 'lucide-react';
import { lazy, type ReactNode, type Ref, Suspense, useId, useImperativeHandle, useRef, useState } from 'react';
import { loadAgain } from '../../loadAgain.ts';
import { Badge } from '../Badge/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './SpeedDial.css.ts';
import type { SpeedDialItem } from './speedDialItem.ts';

/** Loaded when the player touches or focuses the button, since most visits do not open it. */
const SpeedDialMenu = lazy(
  loadAgain(() => import('./SpeedDialMenu.tsx').then((module) => ({ default: module.SpeedDialMenu }))),
);

export interface SpeedDialProps {
  /** The unread label is added to the name of the button. */
  label: string;
  icon: ReactNode;
  items: readonly SpeedDialItem[];
  unread?: { count: number; label: string };
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Set if the menu is not available to this player. A press calls this function, which opens a dialog with the reason. */
  onRefused?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement | null>;
}

/**
 * A floating button at the lower right with a fan of actions: a menu button as in the ARIA practices (arrows, Home,
 * End, typing, Escape). Its parent places it in a corner; in a Page it stays above the bottom bar.
 */
export function SpeedDial({
  label,
  icon,
  items,
  unread,
  open,
  defaultOpen = false,
  onOpenChange,
  onRefused,
  ref,
}: SpeedDialProps): ReactNode {
  const [shown, setShown] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    ...(onOpenChange ? { onChange: onOpenChange } : {}),
  });
  const [wanted, setWanted] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const menuId = useId();
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);
  const face = (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>{' '}
      <span aria-hidden="true" className={css.closedIcon} data-part="speed-dial-icon">
        {icon}
      </span>
      <X aria-hidden="true" className={css.openIcon} size={28} />
      {unread && unread.count > 0 ? (
        <span className={css.badge} data-part="speed-dial-badge">
          <Badge count={unread.count} label={unread.label} />
        </span>
      ) : null}
    </>
  );
  if (onRefused) {
    return (
      <button
        aria-haspopup="dialog"
        className={css.dial}
        data-part="speed-dial"
        data-state="closed"
        onClick={onRefused}
        ref={button}
        type="button"
      >
        {face}
      </button>
    );
  }
  const wantMenu = (): void => setWanted(true);
  return (
    <span className={css.place}>
      <button
        aria-controls={shown ? menuId : undefined}
        aria-expanded={shown}
        aria-haspopup="menu"
        className={css.dial}
        data-part="speed-dial"
        data-state={shown ? 'open' : 'closed'}
        id={buttonId}
        onClick={({ detail }) => {
          setByKeyboard(detail === 0);
          wantMenu();
          setShown(!shown);
        }}
        onFocus={wantMenu}
        onPointerEnter={wantMenu}
        ref={button}
        type="button"
      >
        {face}
      </button>
      {wanted || shown ? (
        <Suspense fallback={null}>
          <SpeedDialMenu
            button={button}
            byKeyboard={byKeyboard}
            id={menuId}
            items={items}
            labelledBy={buttonId}
            onOpenChange={setShown}
            open={shown}
          />
        </Suspense>
      ) : null}
    </span>
  );
}
