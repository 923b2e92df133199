import * as Dialog from '@radix-ui/react-dialog';
import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { type ReactNode, type Ref, useRef } from 'react';
import { useMediaQuery, WIDE } from '../../layout/useMediaQuery.ts';
import { fillRef } from '../../fillRef.ts';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';
import { onEscape } from '../Dialog/onEscape.ts';
import { useReturnFocus } from '../Dialog/useReturnFocus.ts';
import * as css from './ActionSheet.css.ts';
import type { Point } from './useLongPress.ts';

export interface Action {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly hint?: string;
  /** `danger`: the action harms another player or cannot be undone. */
  readonly tone?: 'plain' | 'danger';
  readonly disabled?: boolean;
  /** Called after the sheet has closed. */
  readonly onSelect: () => void;
}

export interface ActionSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The heading of the sheet and the name of the menu. */
  title: string;
  /** The pressed thing in a line or two, such as the message. Only the sheet shows it. */
  preview?: ReactNode;
  actions: readonly Action[];
  cancelLabel: string;
  /** The place of the menu on a wide screen. */
  at: Point;
  /** By default, the width of the window decides. */
  form?: 'sheet' | 'menu';
  ref?: Ref<HTMLDivElement>;
}

/** Actions for a pressed thing: a sheet from the lower edge, or a menu at the pointer on a wide screen. */
export function ActionSheet(props: ActionSheetProps): ReactNode {
  const usual = useMediaQuery(WIDE) ? 'menu' : 'sheet';
  return (props.form ?? usual) === 'menu' ? <AsMenu {...props} /> : <AsSheet {...props} />;
}

function Face({ icon, label, hint }: Action): ReactNode {
  return (
    <>
      <span aria-hidden="true" className={css.icon} data-part="action-sheet-icon">
        {icon}
      </span>
      <span className={css.words} data-part="action-sheet-words">
        {label}
        {hint === undefined ? null : (
          <span className={css.hint} data-part="action-sheet-hint">
            {hint}
          </span>
        )}
      </span>
    </>
  );
}

function AsSheet({ open, onOpenChange, title, preview, actions, cancelLabel, ref }: ActionSheetProps): ReactNode {
  const { remember, giveBack } = useReturnFocus();
  const sheet = useRef<HTMLDivElement>(null);
  const chosen = useRef<Action>(undefined);
  return (
    <ModalFrame historyEntry onShownChange={onOpenChange} part="action-sheet" shown={open} trigger={undefined}>
      <Dialog.Content
        aria-describedby={undefined}
        className={css.sheet}
        data-part="action-sheet"
        onKeyDown={onEscape(() => onOpenChange(false))}
        onCloseAutoFocus={(event) => {
          giveBack(event);
          // If the action opens a window, that window returns the focus to the element before the sheet.
          chosen.current?.onSelect();
          chosen.current = undefined;
        }}
        onOpenAutoFocus={(event) => {
          // If the sheet itself has the focus, screen readers read the title first, and no action is highlighted.
          remember();
          event.preventDefault();
          sheet.current?.focus();
        }}
        ref={(element) => {
          sheet.current = element;
          return fillRef(ref, element);
        }}
      >
        <Dialog.Title className={css.title} data-part="action-sheet-title">
          {title}
        </Dialog.Title>
        {preview === undefined ? null : (
          <div className={css.preview} data-part="action-sheet-preview">
            {preview}
          </div>
        )}
        <ul className={css.list} data-part="action-sheet-list">
          {actions.map((action) => (
            <li key={action.id}>
              <button
                className={css.item}
                data-part="action-sheet-item"
                data-tone={action.tone}
                disabled={action.disabled}
                onClick={() => {
                  chosen.current = action;
                  onOpenChange(false);
                }}
                type="button"
              >
                <Face {...action} />
              </button>
            </li>
          ))}
        </ul>
        <Dialog.Close className={css.cancel} data-part="action-sheet-cancel">
          {cancelLabel}
        </Dialog.Close>
      </Dialog.Content>
    </ModalFrame>
  );
}

function AsMenu({ open, onOpenChange, title, actions, at, ref }: ActionSheetProps): ReactNode {
  const { remember, giveBack } = useReturnFocus();
  const chosen = useRef<Action>(undefined);
  return (
    <Dropdown.Root modal={false} onOpenChange={onOpenChange} open={open}>
      {/* The primitive needs a trigger: this one is a point without size that cannot be focused. */}
      <Dropdown.Trigger asChild>
        <span
          aria-controls={undefined}
          aria-expanded={undefined}
          aria-haspopup={undefined}
          aria-hidden="true"
          className={css.point}
          style={{ left: at.x, top: at.y }}
        />
      </Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content
          align="start"
          aria-label={title}
          aria-labelledby={undefined}
          className={css.menu}
          collisionPadding={8}
          data-part="action-sheet-menu"
          onCloseAutoFocus={(event) => {
            giveBack(event);
            chosen.current?.onSelect();
            chosen.current = undefined;
          }}
          ref={(element) => {
            if (element && !element.contains(document.activeElement)) remember();
            return fillRef(ref, element);
          }}
          sideOffset={2}
        >
          {actions.map((action) => (
            <Dropdown.Item
              className={css.item}
              data-part="action-sheet-item"
              data-tone={action.tone}
              disabled={action.disabled === true}
              key={action.id}
              onSelect={() => {
                chosen.current = action;
              }}
            >
              <Face {...action} />
            </Dropdown.Item>
          ))}
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  );
}
