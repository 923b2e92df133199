import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../../base/routing/index.ts';

/** Legal pages load a new document (specification 1 §2). */
const LOADED_WHOLE = /\/support\/terms\//;

/** A link of the menus: the router's link, except for pages that load a new document. */
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
