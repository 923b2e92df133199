import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { PagePath } from '#protocol/pages.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Link, useLocation, useNavigate } from '../../base/routing/index.ts';

export interface BackLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** The parent page, for a visit that began at this address. */
  to: PagePath;
}

/** The way back: to the previous page of the product in its state, else to the parent page. */
export function BackLink({ to, children, ...rest }: BackLinkProps): ReactNode {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const back = (event: MouseEvent): void => {
    // The first page of a visit has no page of the product behind it, nor has a new window.
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
