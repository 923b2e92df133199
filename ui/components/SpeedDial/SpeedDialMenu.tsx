import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactNode, RefObject } from 'react';
import { useLayer } from '../../layers.ts';
import { Badge } from '../Badge/index.ts';
import * as css from './SpeedDial.css.ts';
import type { SpeedDialItem } from './speedDialItem.ts';

export interface SpeedDialMenuProps {
  button: RefObject<HTMLButtonElement | null>;
  id: string;
  labelledBy: string;
  items: readonly SpeedDialItem[];
  open: boolean;
  /** The menu was opened by a key, so the first action takes the focus. */
  byKeyboard: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The fan of actions over the floating button. */
export function SpeedDialMenu(props: SpeedDialMenuProps): ReactNode {
  const { button, id, labelledBy, items, open, byKeyboard, onOpenChange } = props;
  useLayer(open, () => onOpenChange(false), true);
  return (
    <Radix.Root modal={false} onOpenChange={onOpenChange} open={open}>
      {/* The visible button exists already; this element is only the anchor of the menu. */}
      <Radix.Trigger asChild>
        <span aria-hidden="true" className={css.anchor} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          alignOffset={-8}
          aria-labelledby={labelledBy}
          className={css.menu}
          data-part="speed-dial-menu"
          id={id}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
          onFocus={({ target, currentTarget }) => {
            if (byKeyboard && target === currentTarget) {
              currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
            }
          }}
          onPointerDownOutside={(event) => {
            // A press on the button closes the menu already; without this it would open again.
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          }}
          side="top"
          sideOffset={4}
        >
          {items.map((item) => (
            <Radix.Item
              aria-disabled={item.disabledReason === undefined ? undefined : true}
              className={css.item}
              data-part="speed-dial-item"
              data-state={item.disabledReason === undefined ? 'free' : 'refused'}
              key={item.id}
              onSelect={(event) => {
                const act = item.onSelect ?? item.onRefused;
                // If there is no remedy, the menu stays open so that the reason can be read.
                if (act) act();
                else event.preventDefault();
              }}
              textValue={item.label}
            >
              <span className={css.words}>
                <span className={css.label}>{item.label}</span>{' '}
                {item.disabledReason === undefined ? null : (
                  <span className={css.reason} data-part="speed-dial-reason">
                    {item.disabledReason}
                  </span>
                )}
              </span>
              {item.unread && item.unread.count > 0 ? (
                <Badge count={item.unread.count} label={item.unread.label} />
              ) : null}
              <span aria-hidden="true" className={css.icon} data-part="speed-dial-item-icon">
                {item.icon}
              </span>
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
