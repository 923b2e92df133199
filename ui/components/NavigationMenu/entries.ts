import type { ComponentProps, ComponentType, ReactNode } from 'react';

interface Words {
  id: string;
  label: string;
  /** Drawn before the words in submenus and lists; decorative. */
  icon?: ReactNode;
}

/** Leads somewhere, or does something. */
export type NavigationLink = Words & {
  /** One is there now. */
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

/** Whether one is somewhere below an entry. */
export const leadsHere = (entry: NavigationEntry): boolean =>
  entry.items ? entry.items.some(leadsHere) : entry.current === true;
