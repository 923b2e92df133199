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

/** One thing that can be done. */
export interface Action {
  readonly id: string;
  readonly label: string;
  /** Drawn before the words; decorative. */
  readonly icon: ReactNode;
  /** A second, quieter line. */
  readonly hint?: string;
  /** `danger`: what harms somebody or cannot be undone. */
  readonly tone?: 'plain' | 'danger';
  readonly disabled?: boolean;
  /** It closes by itself before this is called. */
  readonly onSelect: () => void;
}

export interface ActionSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the actions are for; shown in the sheet, the menu's name. */
  title: string;
  /** What was pressed, in a line or two: the message. Only in the sheet, where it is covered. */
  preview?: ReactNode;
  actions: readonly Action[];
  cancelLabel: string;
  /** Where the menu opens on a wide screen. */
  at: Point;
  /** By default the window's width tells. */
  form?: 'sheet' | 'menu';
  ref?: Ref<HTMLDivElement>;
}

/** What can be done with the thing that was pressed: a sheet from the lower edge, on a wide screen a menu at the pointer. */
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
          // What it opens takes the focus from where it was, and gives it back there.
          chosen.current?.onSelect();
          chosen.current = undefined;
        }}
        onOpenAutoFocus={(event) => {
          // The sheet itself, so that its title is read first and no action lights up.
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
      {/* The primitive opens at a button of its own: here a point without a size that nobody can reach. */}
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
