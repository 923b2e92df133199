import * as Radix from '@radix-ui/react-dropdown-menu';
import { ChevronRight } from 'lucide-react';
import { type ReactElement, type ReactNode, type Ref, useId } from 'react';
import { useLayer } from '../../layers.ts';
import { type Openable, useOpen } from '../Dialog/useOpen.ts';
import * as css from './Menu.css.ts';
import { useBeneath } from './useBeneath.ts';

export interface MenuProps extends Openable {
  trigger: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A list of actions behind a button. */
export function Menu({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  side = 'bottom',
  align = 'start',
  ref,
  children,
}: MenuProps): ReactNode {
  const [shown, setShown] = useOpen({ open, defaultOpen, onOpenChange });
  useLayer(shown, () => setShown(false), true);
  // The menu is not modal, since hiding the page from screen readers would also hide the button of the menu.
  return (
    <Radix.Root modal={false} onOpenChange={setShown} open={shown}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          className={css.menu}
          collisionPadding={8}
          data-part="menu"
          ref={ref}
          side={side}
          sideOffset={6}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface Face {
  icon?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

function face(icon: ReactNode, words: ReactNode, aside?: ReactNode): ReactNode {
  return (
    <>
      {icon ? (
        <span aria-hidden="true" className={css.icon} data-part="menu-icon">
          {icon}
        </span>
      ) : null}
      <span className={css.words} data-part="menu-words">
        {words}
      </span>
      {aside}
    </>
  );
}

export interface MenuItemProps extends Face {
  onSelect: () => void;
  /** `danger`: the action cannot be undone. */
  tone?: 'plain' | 'danger';
  /** The keyboard shortcut as text: `Ctrl+K`. The page handles the shortcut itself. */
  shortcut?: string;
}

export function MenuItem({
  onSelect,
  tone = 'plain',
  shortcut,
  icon,
  disabled = false,
  children,
}: MenuItemProps): ReactNode {
  return (
    <Radix.Item
      aria-keyshortcuts={shortcut}
      className={css.item}
      data-part="menu-item"
      data-tone={tone}
      disabled={disabled}
      onSelect={onSelect}
    >
      {face(
        icon,
        children,
        shortcut === undefined ? null : (
          <kbd aria-hidden="true" className={css.shortcut} data-part="menu-shortcut">
            {shortcut}
          </kbd>
        ),
      )}
    </Radix.Item>
  );
}

export interface MenuGroupProps {
  label: string;
  children: ReactNode;
}

/** Items that belong together, under a heading. */
export function MenuGroup({ label, children }: MenuGroupProps): ReactNode {
  const labelId = useId();
  return (
    <Radix.Group aria-labelledby={labelId} className={css.group} data-part="menu-group">
      <Radix.Label className={css.label} data-part="menu-label" id={labelId}>
        {label}
      </Radix.Label>
      {children}
    </Radix.Group>
  );
}

export function MenuSeparator(): ReactNode {
  return <Radix.Separator className={css.separator} data-part="menu-separator" />;
}

export interface MenuSubProps extends Face {
  label: string;
}

/** An item that opens a submenu beside it, or under it on a narrow screen. */
export function MenuSub({ label, icon, disabled = false, children }: MenuSubProps): ReactNode {
  const { measure, ...offsets } = useBeneath();
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={css.item} data-part="menu-sub-trigger" disabled={disabled}>
        {face(
          icon,
          label,
          <span aria-hidden="true" className={css.chevron} data-part="menu-chevron">
            <ChevronRight size={18} />
          </span>,
        )}
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent className={css.menu} collisionPadding={8} data-part="menu-sub" ref={measure} {...offsets}>
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}
