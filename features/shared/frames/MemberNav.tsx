import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useOpenParts } from '../../base/settings/index.ts';
import { useBadges } from '../badges/index.ts';
import { isEntryShown, type MemberGroup } from './memberGroups.ts';
import * as css from './MemberNav.css.ts';
import type { SectionPage } from './sectionPages.ts';
import { WaitingBadge } from './WaitingBadge.tsx';

/** Links to the pages of one group, as fixed keys side by side. */
export function MemberNav({ group, page }: { group: MemberGroup; page: SectionPage }): ReactNode {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const prefix = localePrefix(pathname);
  const open = useOpenParts();
  const badges = useBadges();
  return (
    <nav aria-label={formatMessage(group.name)} className={css.nav}>
      <ul className={css.keys}>
        {group.entries
          .filter(({ part }) => part === undefined || open[part])
          .map((entry) => {
            const { id, to, Icon, name, badge } = entry;
            return (
              <li key={id}>
                <Link
                  aria-current={isEntryShown(entry, page, search) ? 'page' : undefined}
                  className={css.key}
                  to={`${prefix}${to}`}
                >
                  <span className={css.face}>
                    <Icon aria-hidden="true" size={22} strokeWidth={1.9} />
                  </span>
                  <span className={css.name}>
                    <FormattedMessage {...name} />
                  </span>
                  <span className={css.badge}>
                    <WaitingBadge count={badge === undefined ? 0 : badges[badge]} />
                  </span>
                </Link>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
