import * as Radix from '@radix-ui/react-navigation-menu';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { fillRef } from '../../fillRef.ts';
import { type LinkComponent, leadsHere, type NavigationEntry } from './entries.ts';
import { Leaf, words } from './Leaf.tsx';
import * as css from './NavigationMenu.css.ts';
import { Submenu } from './Submenu.tsx';
import { asItem, useFitting } from './useFitting.ts';

export interface NavigationMenuProps {
  label: string;
  entries: readonly NavigationEntry[];
  /** Renders links: the router's link. Defaults to an anchor. */
  linkAs?: LinkComponent;
  /** The name of the entry that contains the entries that have no room in the bar. By default the bar shows all entries. */
  more?: string | undefined;
  ref?: Ref<HTMLElement>;
}

/** The menus of a wide screen: entries in a row, submenus below them, and their submenus beside. Use NavigationDrawer on a narrow screen. */
export function NavigationMenu({ label, entries: all, linkAs = 'a', more, ref }: NavigationMenuProps): ReactNode {
  const [open, setOpen] = useState('');
  const byMouse = useRef(false);
  const menu = useRef<HTMLElement>(null);
  const measure = useRef<HTMLDivElement>(null);
  const fitting = useFitting(menu, measure, all.length);
  const entries: readonly NavigationEntry[] =
    more === undefined || fitting === all.length
      ? all
      : [...all.slice(0, fitting), { id: 'more', label: more, items: all.slice(fitting).map(asItem) }];
  useLayoutEffect(() => {
    // The primitive adds a tab stop before an open panel. It is hidden from screen readers but focusable. The panel follows its entry in
    // the page anyway, so Tab reaches it without the tab stop.
    const stops = menu.current?.querySelectorAll<HTMLElement>('span[aria-hidden][tabindex="0"]') ?? [];
    for (const stop of stops) stop.tabIndex = -1;
  }, [open]);
  const close = (): void => setOpen('');
  return (
    <Radix.Root
      aria-label={label}
      className={css.menu}
      data-part="navigation-menu"
      onKeyDownCapture={() => {
        byMouse.current = false;
      }}
      onPointerDownCapture={(event) => {
        byMouse.current = event.pointerType === 'mouse';
      }}
      onValueChange={setOpen}
      ref={(element) => {
        menu.current = element;
        return fillRef(ref, element);
      }}
      value={open}
    >
      {more === undefined ? null : (
        <div aria-hidden="true" className={css.measure} ref={measure}>
          {all.map((entry) => (
            <Copy key={entry.id} label={entry.label} opens={entry.items !== undefined} />
          ))}
          <Copy label={more} opens />
        </div>
      )}
      <Radix.List className={css.list} data-part="navigation-menu-list">
        {entries.map((entry) =>
          entry.items ? (
            <Radix.Item className={css.item} key={entry.id} value={entry.id}>
              <Radix.Trigger
                className={css.entry}
                data-here={leadsHere(entry) || undefined}
                data-part="navigation-menu-trigger"
                onClick={(event) => {
                  // If the mouse opened the menu by hovering, its press must not close the menu.
                  if (byMouse.current && open === entry.id) event.preventDefault();
                }}
              >
                {words(null, entry.label)}
                <span aria-hidden="true" className={css.chevron} data-part="navigation-menu-chevron">
                  <ChevronDown size={18} />
                </span>
              </Radix.Trigger>
              <Submenu items={entry.items} linkAs={linkAs} onSelect={close} shown={open === entry.id} />
            </Radix.Item>
          ) : (
            <Radix.Item className={css.item} key={entry.id} value={entry.id}>
              <Leaf
                bare
                className={css.entry}
                link={entry}
                linkAs={linkAs}
                onSelect={close}
                part="navigation-menu-entry"
              />
            </Radix.Item>
          ),
        )}
      </Radix.List>
    </Radix.Root>
  );
}

/** Renders a hidden copy with the width of an entry of the bar. */
function Copy({ label, opens }: { label: string; opens: boolean }): ReactNode {
  return (
    <span className={css.entry}>
      {words(null, label)}
      {opens ? (
        <span className={css.chevron}>
          <ChevronDown size={18} />
        </span>
      ) : null}
    </span>
  );
}
