import type { ComponentProps, ReactNode } from 'react';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import type { ClubView } from '../views.ts';

export interface ViewLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  view: ClubView;
}

/** Links to another view of the club's page. */
export function ViewLink({ view, ...link }: ViewLinkProps): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  return <Link {...link} to={`${prefix}/club?view=${view}`} />;
}
