import { lazy, type ReactNode, Suspense } from 'react';
import type { PageSwitchProps } from '#features/base/routing/index.ts';
import * as account from '#features/screens/account/index.ts';
import * as activities from '#features/screens/activities/index.ts';
import * as bank from '#features/screens/bank/index.ts';
import * as clubs from '#features/screens/clubs/index.ts';
import * as content from '#features/screens/content/index.ts';
import * as envelopes from '#features/screens/envelopes/index.ts';
import * as events from '#features/screens/events/index.ts';
import * as fairness from '#features/screens/fairness/index.ts';
import { PageFrameSkeleton } from '#features/shared/frames/index.ts';
import * as friends from '#features/screens/friends/index.ts';
import * as gifts from '#features/screens/gifts/index.ts';
import * as honors from '#features/screens/honors/index.ts';
import * as limits from '#features/screens/limits/index.ts';
import * as member from '#features/screens/member/index.ts';
import * as orders from '#features/screens/orders/index.ts';
import * as play from '#features/screens/play/index.ts';
import * as signIn from '#features/shared/sign-in/index.ts';
import * as vip from '#features/screens/vip/index.ts';
import { type LobbyPath, type Page, type PagePath, pages } from '#protocol/pages.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { drawnPages } from './drawnPages.ts';
import { LiveHostPage } from './pages/LiveHostPage.tsx';
import { LivePage } from './pages/LivePage.tsx';
import { RequireSession } from './RequireSession.tsx';

// The service draws these pages, so the first rendering uses the code that was loaded before it.
const AnnouncementPage = lazy(drawnPages['/announcement/:id'].load);
const AnnouncementsPage = lazy(drawnPages['/announcement'].load);
const BanListPage = lazy(drawnPages['/support/ban-list'].load);
const MailPage = lazy(drawnPages['/member/mail'].load);
const MemberPage = lazy(drawnPages['/member/info'].load);
const MissionPage = lazy(drawnPages['/other/mission'].load);
const RankPage = lazy(drawnPages['/rank'].load);
const RichListPage = lazy(drawnPages['/rank/coin'].load);
const SignInDaysPage = lazy(drawnPages['/other/sevendaySignIn'].load);
const SignInPage = lazy(drawnPages['/signIn'].load);
const StorePage = lazy(drawnPages['/store'].load);

const GameLinkPage = lazy(
  loadAgain(() => import('./pages/GameLinkPage.tsx').then((module) => ({ default: module.GameLinkPage }))),
);
const SharePage = lazy(
  loadAgain(() => import('./pages/SharePage.tsx').then((module) => ({ default: module.SharePage }))),
);
const HeaderTestPage = lazy(
  loadAgain(() => import('./pages/HeaderTestPage.tsx').then((module) => ({ default: module.HeaderTestPage }))),
);
const NotFoundPage = lazy(
  loadAgain(() => import('./pages/NotFoundPage.tsx').then((module) => ({ default: module.NotFoundPage }))),
);
const ServiceDesk = lazy(
  loadAgain(() =>
    import('#features/screens/chat/service/ServiceDesk.tsx').then((module) => ({ default: module.ServiceDesk })),
  ),
);

type OtherPath = Exclude<PagePath, LobbyPath>;

/** The element of each page except the lobby. A missing page is a compile error. */
const elements: Readonly<Record<OtherPath, ReactNode>> = {
  '/play-game/live': <LivePage />,
  '/live/host': <LiveHostPage />,
  '/play-game/now': <play.PlayNowPage />,
  '/play': <play.PlayPage />,
  '/play/now': <play.PlayNowPage />,
  '/test-play-game': <play.PlayNowPage />,
  '/gameName/:gameName': <GameLinkPage />,
  '/announcement': <AnnouncementsPage />,
  '/announcement/:id': <AnnouncementPage />,
  '/other/announcement': <AnnouncementsPage />,
  '/newbie/gameGuidle': <content.GameGuidePage />,
  '/newbie/games': <content.GamesPage />,
  '/support/info': <content.SupportInfoPage />,
  '/support/qna': <content.QuestionsPage />,
  '/support/ban-list': <BanListPage />,
  '/support/terms': <content.TermsPage />,
  '/support/terms/term-of-service': <content.TermOfServicePage />,
  '/support/terms/privacy-policy': <content.PrivacyPolicyPage />,
  '/support/document': <content.DocumentsPage />,
  '/support/document/:number': <content.DocumentPage />,
  '/teach/pwa': <content.PwaPage />,
  '/other/rewards': <activities.RewardsPage />,
  '/other/mission': <MissionPage />,
  '/other/sevendaySignIn': <SignInDaysPage />,
  '/other/bankcode': (
    <content.BankCodePage>
      <activities.Invitation />
    </content.BankCodePage>
  ),
  '/other/service': (
    <content.ServicePage>
      <ServiceDesk />
    </content.ServicePage>
  ),
  '/other/fire-wheel': <events.WheelPage />,
  '/other/pass': <activities.PassPage />,
  '/other/challenge': <activities.ChallengePage />,
  '/other/battle': <activities.BattlePage />,
  '/other/presents': <activities.PresentsPage />,
  '/rank': <RankPage />,
  '/rank/coin': <RichListPage />,
  '/store': <StorePage />,
  '/purchase/point': <StorePage />,
  '/present': <gifts.PresentPage />,
  '/club': <clubs.ClubPage />,
  '/member/info': (
    <>
      <signIn.BindEnd />
      <MemberPage />
    </>
  ),
  '/member/edit': <member.EditPage />,
  '/member/honors': <honors.HonorsPage />,
  '/member/vip': <vip.VipLadderPage />,
  '/member/passbook': <bank.PassbookPage />,
  '/member/rounds': <fairness.RoundsPage />,
  '/member/orders': <orders.OrdersPage />,
  '/member/orders/:order': <orders.OrderPage />,
  '/member/present': <bank.GiftRecordsPage />,
  '/member/mail': <MailPage />,
  '/member/friends': <friends.FriendsPage />,
  '/member/envelopes': <envelopes.EnvelopesPage />,
  '/member/limits': <limits.LimitsPage />,
  '/member/account': <account.AccountPage />,
  '/download': <content.DownloadPage />,
  '/purchaseAPK': <content.PurchaseApkPage />,
  '/privacy': <content.PrivacyPage />,
  '/term': <content.TermPage />,
  '/response': <content.ResponsePage />,
  '/landingPage': <content.LandingPage />,
  '/replay': <honors.ReplayPage />,
  '/verify/:round': <fairness.VerifyPage />,
  '/share': <SharePage />,
  '/headerTest': <HeaderTestPage />,
  '/signIn': <SignInPage />,
  '/signIn/:provider': <signIn.ProviderSignInPage />,
  '/404': <NotFoundPage />,
};

/** The skeleton of a page between bars, which is loaded before the page. */
const shapeOf = ({ layout }: Page): ReactNode => (layout === 'site' ? <PageFrameSkeleton /> : undefined);

function awaited(page: Page, element: ReactNode): ReactNode {
  const shape = shapeOf(page);
  return shape === undefined ? element : <Suspense fallback={shape}>{element}</Suspense>;
}

const guarded = (page: Page, element: ReactNode): ReactNode =>
  page.session === true ? (
    <RequireSession shape={shapeOf(page)}>{awaited(page, element)}</RequireSession>
  ) : (
    awaited(page, element)
  );

/** Every page except the lobby, by path; a page that needs a session is behind the sign-in. */
export const pageRoutes: PageSwitchProps['pages'] = Object.fromEntries(
  Object.keys(elements)
    .filter((path): path is OtherPath => path in elements)
    .map((path) => [path, guarded(pages[path], elements[path])]),
);
