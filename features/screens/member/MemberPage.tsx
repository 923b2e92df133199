import type { ReactNode } from 'react';
import type { OwnProfile } from '#protocol/entities/player.ts';
import { useProfileView } from '../../base/session/index.ts';
import { Loaded, PageContentSkeleton, SectionFrame } from '../../shared/frames/index.ts';
import { HonorShelf } from '../honors/index.ts';
import { LevelMeter, NextTier } from '../vip/index.ts';
import { Balances } from './Balances.tsx';
import * as css from './Member.css.ts';
import { MemberGroups } from './MemberGroups.tsx';
import { OwnFacts } from './OwnFacts.tsx';
import { PlayerHeader } from './PlayerHeader.tsx';
import { SettingsButton } from './SettingsButton.tsx';

/** /member/info: the player's name, balances, pages by group, facts, bindings and wins (specification 2 §2). */
export function MemberPage(): ReactNode {
  const query = useProfileView();
  return (
    <SectionFrame action={<SettingsButton />} page="/member/info">
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
        <NextTier />
        <Balances />
      </div>
      <MemberGroups profile={profile} />
      <div className={css.details}>
        <OwnFacts profile={profile} />
        <HonorShelf />
      </div>
    </div>
  );
}
