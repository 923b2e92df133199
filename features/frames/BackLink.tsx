import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { PagePath } from '#protocol/pages.ts';
import { localePrefix } from '../shell/index.ts';

export interface BackLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** The page above, for who came by an address. */
  to: PagePath;
}

/** The way back: to where one came from within the product, as it was left, else to the page above. */
export function BackLink({ to, children, ...rest }: BackLinkProps): ReactNode {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const back = (event: MouseEvent): void => {
    // The first page of a visit has nothing of ours behind it; another window begins anew.
    if (key === 'default' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link {...rest} onClick={back} to={`${localePrefix(pathname)}${to}`}>
      {children}
    </Link>
  );
}
