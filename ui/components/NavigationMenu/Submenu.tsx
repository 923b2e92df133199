import * as Radix from '@radix-ui/react-navigation-menu';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { LinkComponent, NavigationBranch, NavigationItem } from './entries.ts';
import { Leaf, words } from './Leaf.tsx';
import * as css from './NavigationMenu.css.ts';
import { useRoom } from './useRoom.ts';

/** How long a pointer that moves to the submenu may be over another row, in milliseconds. */
const GRACE = 140;

export interface SubmenuProps {
  items: readonly NavigationItem[];
  shown: boolean;
  linkAs: LinkComponent;
  onSelect: () => void;
}

/** Renders the panel of an entry of the bar. Its own submenus open beside it, one at a time. */
export function Submenu({ items, shown, linkAs, onSelect }: SubmenuProps): ReactNode {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const panel = useRef<HTMLDivElement>(null);
  useRoom(panel, shown);
  const [wasShown, setWasShown] = useState(shown);
  if (wasShown !== shown) {
    setWasShown(shown);
    setOpen(null);
  }
  useEffect(() => () => clearTimeout(timer.current), [shown]);
  const point = (id: string | null, pointer: string): void => {
    clearTimeout(timer.current);
    if (pointer === 'mouse') timer.current = setTimeout(() => setOpen(id), GRACE);
  };
  return (
    <Radix.Content
      className={css.panel}
      data-part="navigation-menu-panel"
      onEscapeKeyDown={(event) => {
        // The innermost submenu closes first.
        if (open === null) return;
        event.preventDefault();
        panel.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
        setOpen(null);
      }}
      ref={panel}
    >
      <ul className={css.rows}>
        {items.map((item) => (
          <li
            className={css.row}
            key={item.id}
            onPointerEnter={(event) => point(item.items ? item.id : null, event.pointerType)}
          >
            {item.items ? (
              <Branch
                branch={item}
                linkAs={linkAs}
                onSelect={onSelect}
                onToggle={(next) => {
                  clearTimeout(timer.current);
                  setOpen(next ? item.id : null);
                }}
                open={open === item.id}
              />
            ) : (
              <Leaf
                className={css.link}
                link={item}
                linkAs={linkAs}
                onKeyDown={moveFocus}
                onSelect={onSelect}
                part="navigation-menu-link"
              />
            )}
          </li>
        ))}
      </ul>
    </Radix.Content>
  );
}

interface BranchProps {
  branch: NavigationBranch;
  linkAs: LinkComponent;
  open: boolean;
  onToggle: (open: boolean) => void;
  onSelect: () => void;
}

function Branch({ branch, linkAs, open, onToggle, onSelect }: BranchProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const entering = useRef(false);
  const byMouse = useRef(false);
  useRoom(list, open);
  useEffect(() => {
    if (!open || !entering.current) return;
    entering.current = false;
    list.current?.querySelector<HTMLElement>('a,button')?.focus();
  }, [open]);
  return (
    <>
      <button
        aria-controls={open ? id : undefined}
        aria-expanded={open}
        className={css.link}
        data-part="navigation-menu-branch"
        data-state={open ? 'open' : 'closed'}
        onClick={() => onToggle(byMouse.current || !open)}
        onKeyDown={(event) => {
          byMouse.current = false;
          if (event.key !== 'ArrowRight') {
            moveFocus(event);
            return;
          }
          event.preventDefault();
          entering.current = true;
          if (open) list.current?.querySelector<HTMLElement>('a,button')?.focus();
          onToggle(true);
        }}
        onPointerDown={(event) => {
          byMouse.current = event.pointerType === 'mouse';
        }}
        ref={button}
        type="button"
      >
        {words(branch.icon, branch.label)}
        <span aria-hidden="true" className={css.chevron} data-part="navigation-menu-chevron">
          <ChevronRight size={18} />
        </span>
      </button>
      {open ? (
        <ul className={css.flyout} data-part="navigation-menu-flyout" id={id} ref={list}>
          {branch.items.map((link) => (
            <li className={css.row} key={link.id}>
              <Leaf
                className={css.link}
                link={link}
                linkAs={linkAs}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowLeft') {
                    moveFocus(event);
                    return;
                  }
                  event.preventDefault();
                  button.current?.focus();
                  onToggle(false);
                }}
                onSelect={onSelect}
                part="navigation-menu-link"
              />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Moves the focus by arrows, Home and End through the rows of one list. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest('ul');
  const rows = [...(list?.children ?? [])].flatMap((row) => {
    const first = row.firstElementChild;
    return first instanceof HTMLElement ? [first] : [];
  });
  const here = rows.indexOf(event.currentTarget);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: here + 1,
    ArrowUp: here - 1,
    Home: 0,
    End: rows.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  rows.at(target % rows.length)?.focus();
}
