import { Ban, ChevronRight, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { Card } from '#ui/components/Card/index.ts';
import { EnvelopeIcon } from '#ui/components/Icon/index.ts';
import { localePrefix } from '../shell/index.ts';
import * as css from './Member.css.ts';

/** The way to one's friends, to red envelopes and to the blacklist (specification 2 §2, 黑名單). */
export function PeopleLinks(): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  return (
    <nav>
      <ul className={css.links}>
        <Entry icon={<UsersRound aria-hidden="true" size={24} />} to={`${prefix}/member/friends`}>
          <FormattedMessage defaultMessage="好友" id="frame.friends" />
        </Entry>
        <Entry icon={<EnvelopeIcon aria-hidden="true" size={24} />} to={`${prefix}/member/envelopes`}>
          <FormattedMessage defaultMessage="紅包" id="frame.envelopes" />
        </Entry>
        <Entry icon={<Ban aria-hidden="true" size={24} />} to={`${prefix}/member/friends?list=blocked`}>
          <FormattedMessage defaultMessage="黑名單" id="friends.blacklist" />
        </Entry>
      </ul>
    </nav>
  );
}

function Entry({ icon, to, children }: { icon: ReactNode; to: string; children: ReactNode }): ReactNode {
  return (
    <li>
      <Card asChild padding="sm">
        <Link className={css.link} to={to}>
          <span className={css.linkIcon}>{icon}</span>
          <span className={css.linkName}>{children}</span>
          <ChevronRight aria-hidden="true" size={20} />
        </Link>
      </Card>
    </li>
  );
}
