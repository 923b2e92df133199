import type { ComponentProps, ComponentType, ReactNode } from 'react';

interface Words {
  id: string;
  label: string;
  /** Icon before the label in submenus and lists; decorative. */
  icon?: ReactNode;
}

/** An entry with an address or an action. */
export type NavigationLink = Words & {
  /** The current page. */
  current?: boolean;
  items?: never;
} & ({ href: string; onSelect?: () => void } | { href?: never; onSelect: () => void });

/** A submenu that holds links only. */
export type NavigationBranch = Words & { items: readonly NavigationLink[]; current?: never };

/** An entry of a submenu. */
export type NavigationItem = NavigationLink | NavigationBranch;

/** An entry of the bar: a link, or a submenu, whose entries may be submenus once more. */
export type NavigationEntry = NavigationLink | (Words & { items: readonly NavigationItem[]; current?: never });

/** What draws an address: `a`, or the router's own link. */
export type LinkComponent = ComponentType<ComponentProps<'a'>> | 'a';

/** Whether the current page is below an entry. */
export const leadsHere = (entry: NavigationEntry): boolean =>
  entry.items ? entry.items.some(leadsHere) : entry.current === true;
