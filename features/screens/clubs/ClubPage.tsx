import { lazy, type ReactNode, Suspense } from 'react';
import type { ClubInfo } from '#protocol/entities/club.ts';
import { type ClubRight, mayInClub } from '#protocol/rules/club.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { useSearchParams } from '../../base/routing/index.ts';
import { Loaded, PageContentSkeleton, RowSkeletons, SectionFrame } from '../../shared/frames/index.ts';
import { ClubBanner } from './club/ClubBanner.tsx';
import { ClubHome } from './club/ClubHome.tsx';
import { Discovery } from './discover/Discovery.tsx';
import { useClubPushes } from './useClubPushes.ts';
import { useOwnClub } from '../../shared/own-club/index.ts';
import { type ClubView, readView } from './views.ts';

const AboutView = lazy(
  loadAgain(() => import('./club/AboutView.tsx').then((module) => ({ default: module.AboutView }))),
);
const FindView = lazy(
  loadAgain(() => import('./discover/FindView.tsx').then((module) => ({ default: module.FindView }))),
);
const RankView = lazy(loadAgain(() => import('./club/RankView.tsx').then((module) => ({ default: module.RankView }))));
const MembersView = lazy(
  loadAgain(() => import('./members/MembersView.tsx').then((module) => ({ default: module.MembersView }))),
);
const ApplicationsView = lazy(
  loadAgain(() => import('./members/ApplicationsView.tsx').then((module) => ({ default: module.ApplicationsView }))),
);
const VaultView = lazy(
  loadAgain(() => import('./vault/VaultView.tsx').then((module) => ({ default: module.VaultView }))),
);
const CouponsView = lazy(
  loadAgain(() => import('./vault/CouponsView.tsx').then((module) => ({ default: module.CouponsView }))),
);
const AchievementsView = lazy(
  loadAgain(() => import('./vault/AchievementsView.tsx').then((module) => ({ default: module.AchievementsView }))),
);
const AllianceView = lazy(
  loadAgain(() => import('./alliance/AllianceView.tsx').then((module) => ({ default: module.AllianceView }))),
);

/** The right that a view needs. Without this right, the page shows the club itself. */
const RIGHT_OF: Readonly<Record<ClubView, ClubRight>> = {
  about: 'read',
  find: 'read',
  rank: 'read',
  members: 'read',
  applications: 'decideApplications',
  vault: 'seeVault',
  coupons: 'redeemCoupon',
  achievements: 'read',
  alliance: 'read',
};

/** /club: the player's club, or the clubs to choose from (specification 1 §2; decisions §6). */
export function ClubPage(): ReactNode {
  useClubPushes();
  const [parameters] = useSearchParams();
  const view = readView(parameters.get('view'));
  const query = useOwnClub();
  const club = query.data ?? undefined;
  if (club !== undefined && view !== undefined && mayInClub(club.MyRole, RIGHT_OF[view])) {
    return (
      <Suspense fallback={<RowSkeletons height="4rem" rows={6} />}>
        <View club={club} view={view} />
      </Suspense>
    );
  }
  return (
    <SectionFrame page="/club" {...(club !== undefined && { banner: <ClubBanner club={club} /> })}>
      <Loaded query={query} skeleton={<PageContentSkeleton page="/club" />}>
        {(own) => (own === null ? <Discovery mayApply /> : <ClubHome club={own} />)}
      </Loaded>
    </SectionFrame>
  );
}

function View({ club, view }: { club: ClubInfo; view: ClubView }): ReactNode {
  switch (view) {
    case 'about':
      return <AboutView club={club} />;
    case 'find':
      return <FindView />;
    case 'rank':
      return <RankView club={club} />;
    case 'members':
      return <MembersView club={club} />;
    case 'applications':
      return <ApplicationsView />;
    case 'vault':
      return <VaultView club={club} />;
    case 'coupons':
      return <CouponsView club={club} />;
    case 'achievements':
      return <AchievementsView club={club} />;
    case 'alliance':
      return <AllianceView club={club} />;
  }
}
