import * as Radix from '@radix-ui/react-dropdown-menu';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../Badge/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './SpeedDial.css.ts';

interface Face {
  id: string;
  label: string;
  icon: ReactNode;
  /** Unread things behind it, and how to say so. */
  unread?: { count: number; label: string };
}

/** An item opens something, or says why it does not; a press on the refused one may still lead to the remedy. */
export type SpeedDialItem = Face &
  (
    | { onSelect: () => void; disabledReason?: never; onRefused?: never }
    | { disabledReason: string; onRefused?: () => void; onSelect?: never }
  );

export interface SpeedDialProps {
  /** Name of the button; the unread label is added to it. */
  label: string;
  /** Drawing on the closed button. */
  icon: ReactNode;
  items: readonly SpeedDialItem[];
  /** Sum of what is unread behind it, and how to say so. */
  unread?: { count: number; label: string };
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The menu is not for this person: a press calls this instead, which opens a dialog that says why. */
  onRefused?: (() => void) | undefined;
}

/**
 * The floating button at the lower right with its fan of actions: a menu button as ARIA practices describe it (arrows,
 * Home, End, typing, Escape). Place it in a corner by its parent; it clears the bottom bar by itself in a Page.
 */
export function SpeedDial({ label, icon, items, unread, open, onOpenChange, onRefused }: SpeedDialProps): ReactNode {
  const face = (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>{' '}
      <span aria-hidden="true" className={css.closedIcon}>
        {icon}
      </span>
      <X aria-hidden="true" className={css.openIcon} size={28} />
      {unread && unread.count > 0 ? (
        <span className={css.badge}>
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
        data-part="dial"
        data-state="closed"
        onClick={onRefused}
        type="button"
      >
        {face}
      </button>
    );
  }
  return (
    <Radix.Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Radix.Trigger className={css.dial} data-part="dial">
        {face}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align="end" className={css.menu} data-part="menu" side="top" sideOffset={12}>
          {items.map((item) => (
            <Radix.Item
              aria-disabled={item.disabledReason === undefined ? undefined : true}
              className={css.item}
              data-part="item"
              data-refused={item.disabledReason === undefined ? undefined : ''}
              key={item.id}
              onSelect={(event) => {
                const act = item.onSelect ?? item.onRefused;
                // Nothing to do about it: the menu stays, so that the reason can be read.
                if (act) act();
                else event.preventDefault();
              }}
              textValue={item.label}
            >
              <span className={css.words}>
                <span className={css.label}>{item.label}</span>{' '}
                {item.disabledReason === undefined ? null : (
                  <span className={css.reason} data-part="reason">
                    {item.disabledReason}
                  </span>
                )}
              </span>
              {item.unread && item.unread.count > 0 ? (
                <Badge count={item.unread.count} label={item.unread.label} />
              ) : null}
              <span aria-hidden="true" className={css.icon}>
                {item.icon}
              </span>
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
