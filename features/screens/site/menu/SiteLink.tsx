import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../../base/routing/index.ts';

/** Legal pages are loaded whole, apart from the app (specification 1 §2). */
const LOADED_WHOLE = /\/support\/terms\//;

/** What the menus draw an address with: the router's link, but for pages that are loaded whole. */
export function SiteLink({ href = '', children, ...rest }: ComponentProps<'a'>): ReactNode {
  return LOADED_WHOLE.test(href) ? (
    <a href={href} {...rest}>
      {children}
    </a>
  ) : (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
