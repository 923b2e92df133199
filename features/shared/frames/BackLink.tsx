import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { PagePath } from '#protocol/pages.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Link, useLocation, useNavigate } from '../../base/routing/index.ts';

export interface BackLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** The target if the visit began at this page. */
  to: PagePath;
}

/** A link back to the previous page of the product in its previous state, or to the parent page. */
export function BackLink({ to, children, ...rest }: BackLinkProps): ReactNode {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const back = (event: MouseEvent): void => {
    // The first page of a visit and a new window have no previous page.
    if (key === 'default' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link {...rest} onClick={back} to={`${localePrefix(pathname)}${to}`}>
      {children}
    </Link>
  );
}
