import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { ModalFrame, ModalWords } from '../Dialog/ModalFrame.tsx';
import { onEscape } from '../Dialog/onEscape.ts';
import { type Openable, useOpen } from '../Dialog/useOpen.ts';
import { useReturnFocus } from '../Dialog/useReturnFocus.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Drawer.css.ts';

export interface DrawerProps extends Openable {
  /** The button that opens a drawer without a controlled state. */
  trigger?: ReactElement;
  side?: 'start' | 'end';
  size?: 'sm' | 'md';
  title: string;
  titleHidden?: boolean;
  /** Shown under the title and used as the drawer's description. */
  description?: ReactNode;
  closeLabel: string;
  /** Content that stays at the lower end while the other content scrolls: buttons, legal lines. */
  footer?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A modal panel along a side of the screen: menus, filters, settings. It closes by button, Escape or a press outside. */
export function Drawer({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  side = 'start',
  size = 'sm',
  title,
  titleHidden = false,
  description,
  closeLabel,
  footer,
  ref,
  children,
}: DrawerProps): ReactNode {
  const [shown, setShown] = useOpen({ open, defaultOpen, onOpenChange });
  const { remember, giveBack } = useReturnFocus();
  return (
    <ModalFrame historyEntry onShownChange={setShown} part="drawer" shown={shown} trigger={trigger}>
      <Radix.Content
        className={css.drawer}
        data-part="drawer"
        data-side={side}
        data-size={size}
        onCloseAutoFocus={giveBack}
        onKeyDown={onEscape(() => setShown(false))}
        onOpenAutoFocus={(event) => {
          // If the panel itself has the focus, screen readers read the title first, and no button is highlighted.
          remember();
          event.preventDefault();
          if (event.target instanceof HTMLElement) event.target.focus();
        }}
        ref={ref}
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
      >
        <div className={css.frame}>
          <div className={css.head} data-part="drawer-head">
            <div className={css.words}>
              <ModalWords
                description={description}
                look={{ title: css.title, description: css.description }}
                part="drawer"
                title={title}
                titleHidden={titleHidden}
              />
            </div>
            <Radix.Close asChild>
              <IconButton label={closeLabel}>
                <X size={24} />
              </IconButton>
            </Radix.Close>
          </div>
          <div className={css.body} data-part="drawer-body">
            {children}
          </div>
          {footer ? (
            <div className={css.foot} data-part="drawer-foot">
              {footer}
            </div>
          ) : null}
        </div>
      </Radix.Content>
    </ModalFrame>
  );
}
