import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { type Openable, useOpen } from '../Dialog/useOpen.ts';
import { Drawer } from '../Drawer/index.ts';
import { type LinkComponent, leadsHere, type NavigationEntry } from './entries.ts';
import { Leaf, words } from './Leaf.tsx';
import * as css from './NavigationDrawer.css.ts';

export interface NavigationDrawerProps extends Openable {
  /** The menu button, for a drawer without a controlled state. */
  trigger?: ReactElement;
  label: string;
  closeLabel: string;
  /** The same as in NavigationMenu. */
  entries: readonly NavigationEntry[];
  linkAs?: LinkComponent;
  side?: 'start' | 'end';
  /** Shown above the list: the player. */
  header?: ReactNode;
  /** Shown below the list, always visible: language, legal lines. */
  footer?: ReactNode;
}

/** The menus of a narrow screen: the same entries as a list with expandable submenus, in a drawer that closes on a choice. */
export function NavigationDrawer({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  label,
  closeLabel,
  entries,
  linkAs = 'a',
  side = 'start',
  header,
  footer,
}: NavigationDrawerProps): ReactNode {
  const [shown, setShown] = useOpen({ open, defaultOpen, onOpenChange });
  return (
    <Drawer
      closeLabel={closeLabel}
      footer={footer}
      onOpenChange={setShown}
      open={shown}
      side={side}
      title={label}
      {...(trigger ? { trigger } : {})}
    >
      {header ? (
        <div className={css.header} data-part="navigation-menu-header">
          {header}
        </div>
      ) : null}
      <nav aria-label={label} data-part="navigation-menu-drawer">
        <Rows entries={entries} linkAs={linkAs} onSelect={() => setShown(false)} />
      </nav>
    </Drawer>
  );
}

interface RowsProps {
  entries: readonly NavigationEntry[];
  linkAs: LinkComponent;
  onSelect: () => void;
}

/** Renders one level. The branch of the current page is expanded at first. */
function Rows({ entries, linkAs, onSelect }: RowsProps): ReactNode {
  const here = entries.find((entry) => entry.items && leadsHere(entry));
  return (
    <Radix.Root asChild collapsible type="single" {...(here ? { defaultValue: here.id } : {})}>
      <ul className={css.rows}>
        {entries.map((entry) =>
          entry.items ? (
            <Radix.Item asChild key={entry.id} value={entry.id}>
              <li>
                <Radix.Header asChild>
                  <div>
                    <Radix.Trigger className={css.row} data-part="navigation-menu-fold">
                      {words(entry.icon, entry.label)}
                      <span aria-hidden="true" className={css.chevron} data-part="navigation-menu-chevron">
                        <ChevronDown size={18} />
                      </span>
                    </Radix.Trigger>
                  </div>
                </Radix.Header>
                <Radix.Content className={css.unfolded} data-part="navigation-menu-unfolded">
                  <Rows entries={entry.items} linkAs={linkAs} onSelect={onSelect} />
                </Radix.Content>
              </li>
            </Radix.Item>
          ) : (
            <li key={entry.id}>
              <Leaf className={css.row} link={entry} linkAs={linkAs} onSelect={onSelect} part="navigation-menu-row" />
            </li>
          ),
        )}
      </ul>
    </Radix.Root>
  );
}
