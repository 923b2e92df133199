import type { ComponentProps, ComponentType, ReactNode } from 'react';

interface Words {
  id: string;
  label: string;
  icon?: ReactNode;
}

export type NavigationLink = Words & {
  current?: boolean;
  items?: never;
} & ({ href: string; onSelect?: () => void } | { href?: never; onSelect: () => void });

/** A submenu that contains only links. */
export type NavigationBranch = Words & { items: readonly NavigationLink[]; current?: never };

export type NavigationItem = NavigationLink | NavigationBranch;

/** An entry of the bar: a link, or a submenu with links and one more level of submenus. */
export type NavigationEntry = NavigationLink | (Words & { items: readonly NavigationItem[]; current?: never });

/** Renders an address: `a`, or the router's own link. */
export type LinkComponent = ComponentType<ComponentProps<'a'>> | 'a';

/** Returns whether the current page is inside an entry. */
export const leadsHere = (entry: NavigationEntry): boolean =>
  entry.items ? entry.items.some(leadsHere) : entry.current === true;
