import { Stack } from '#ui/layout/Stack/index.ts';
import type { ReactNode } from 'react';
import { SquarePen } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { OwnProfile } from '#protocol/entities/player.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Loaded, PageContentSkeleton, SectionFrame } from '../../shared/frames/index.ts';
import { HonorShelf } from '../honors/index.ts';
import { useProfileView, useSession } from '../../base/session/index.ts';
import { LevelMeter, NextTier } from '../vip/index.ts';
import { Balances } from './Balances.tsx';
import * as css from './Member.css.ts';
import { MemberActions } from './MemberActions.tsx';
import { OwnFacts } from './OwnFacts.tsx';
import { PlayerHeader } from './PlayerHeader.tsx';
import { Link, useLocation } from '../../base/routing/index.ts';

/** /member/info: the player's name, balances, facts, bindings and wins (specification 2 §2). */
export function MemberPage(): ReactNode {
  const query = useProfileView();
  return (
    <SectionFrame action={<EditLink />} page="/member/info">
      <Loaded query={query} skeleton={<PageContentSkeleton page="/member/info" />}>
        {(profile) => <Member profile={profile} />}
      </Loaded>
    </SectionFrame>
  );
}

function Member({ profile }: { profile: OwnProfile }): ReactNode {
  return (
    <div className={css.member}>
      <div className={css.identity}>
        <PlayerHeader profile={profile} />
        <LevelMeter />
        <Balances />
        <MemberActions />
        <NextTier />
      </div>
      <Stack>
        <OwnFacts profile={profile} />
        <HonorShelf />
      </Stack>
    </div>
  );
}

/** A link to editing; shown only if there is a token (specification 2 §2). */
function EditLink(): ReactNode {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const prefix = localePrefix(useLocation().pathname);
  if (session === undefined) return null;
  const label = formatMessage({ id: 'member.edit', defaultMessage: '編輯個人資料' });
  return (
    <Link aria-label={label} className={css.edit} title={label} to={`${prefix}/member/edit`}>
      <SquarePen aria-hidden="true" size={24} />
    </Link>
  );
}
