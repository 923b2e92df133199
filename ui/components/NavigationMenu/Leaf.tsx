import type { KeyboardEventHandler, ReactNode } from 'react';
import type { LinkComponent, NavigationLink } from './entries.ts';
import * as css from './NavigationMenu.css.ts';

export interface LeafProps {
  link: NavigationLink;
  linkAs: LinkComponent;
  className: string;
  part: string;
  /** The bar shows only labels; lists show icons as well. */
  bare?: boolean;
  /** Called after the link's own action. Use it to close open menus. */
  onSelect?: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
}

/** Returns the label of an entry with its icon. */
export function words(icon: ReactNode, label: string): ReactNode {
  return (
    <span className={css.words} data-part="navigation-menu-words">
      {icon ? (
        <span aria-hidden="true" className={css.icon} data-part="navigation-menu-icon">
          {icon}
        </span>
      ) : null}
      <span className={css.label}>{label}</span>
    </span>
  );
}

/** Renders a link for an address, a button for an action. */
export function Leaf({ link, linkAs: Link, className, part, bare = false, onSelect, onKeyDown }: LeafProps): ReactNode {
  const { href, label, icon, current = false } = link;
  const select = (): void => {
    link.onSelect?.();
    onSelect?.();
  };
  const face = words(bare ? null : icon, label);
  const shared = {
    className,
    'data-part': part,
    'data-state': current ? 'current' : 'idle',
    onClick: select,
    onKeyDown,
  } as const;
  return href === undefined ? (
    <button {...shared} aria-current={current || undefined} type="button">
      {face}
    </button>
  ) : (
    <Link {...shared} aria-current={current ? 'page' : undefined} href={href}>
      {face}
    </Link>
  );
}
