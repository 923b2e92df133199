import { lazy } from 'react';

// One chunk a page: the route table may name them all at no cost to the first page. Each draws its contents only; bars and
// notices are the route's affair, but for those that stand without them (LandingPage, PrivacyPage, TermPage, ResponsePage).

/** /newbie/gameGuidle */
export const GameGuidePage = lazy(() =>
  import('./pages/GameGuidePage.tsx').then((module) => ({ default: module.GameGuidePage })),
);
/** /newbie/games */
export const GamesPage = lazy(() => import('./pages/GamesPage.tsx').then((module) => ({ default: module.GamesPage })));
/** /support/info */
export const SupportInfoPage = lazy(() =>
  import('./pages/SupportInfoPage.tsx').then((module) => ({ default: module.SupportInfoPage })),
);
/** /support/qna */
export const QuestionsPage = lazy(() =>
  import('./pages/QuestionsPage.tsx').then((module) => ({ default: module.QuestionsPage })),
);
/** /support/ban-list */
export const BanListPage = lazy(() =>
  import('./pages/BanListPage.tsx').then((module) => ({ default: module.BanListPage })),
);
/** /support/terms */
export const TermsPage = lazy(() => import('./pages/TermsPage.tsx').then((module) => ({ default: module.TermsPage })));
/** /support/terms/term-of-service */
export const TermOfServicePage = lazy(() =>
  import('./pages/TermOfServicePage.tsx').then((module) => ({ default: module.TermOfServicePage })),
);
/** /support/terms/privacy-policy */
export const PrivacyPolicyPage = lazy(() =>
  import('./pages/PrivacyPolicyPage.tsx').then((module) => ({ default: module.PrivacyPolicyPage })),
);
/** /support/document: the six forms */
export const DocumentsPage = lazy(() =>
  import('./pages/DocumentsPage.tsx').then((module) => ({ default: module.DocumentsPage })),
);
/** /support/document/:number, 1 to 6 */
export const DocumentPage = lazy(() =>
  import('./pages/DocumentPage.tsx').then((module) => ({ default: module.DocumentPage })),
);
/** /teach/pwa */
export const PwaPage = lazy(() => import('./pages/PwaPage.tsx').then((module) => ({ default: module.PwaPage })));
/** /other/bankcode */
export const BankCodePage = lazy(() =>
  import('./pages/BankCodePage.tsx').then((module) => ({ default: module.BankCodePage })),
);
/** /other/service */
export const ServicePage = lazy(() =>
  import('./pages/ServicePage.tsx').then((module) => ({ default: module.ServicePage })),
);
/** /download */
export const DownloadPage = lazy(() =>
  import('./pages/DownloadPage.tsx').then((module) => ({ default: module.DownloadPage })),
);
/** /purchaseAPK */
export const PurchaseApkPage = lazy(() =>
  import('./pages/PurchaseApkPage.tsx').then((module) => ({ default: module.PurchaseApkPage })),
);
/** /privacy, without the shared layout */
export const PrivacyPage = lazy(() =>
  import('./pages/PrivacyPage.tsx').then((module) => ({ default: module.PrivacyPage })),
);
/** /term, without the shared layout */
export const TermPage = lazy(() => import('./pages/TermPage.tsx').then((module) => ({ default: module.TermPage })));
/** /response, without the shared layout; reads `?status=success|failed|pending|expired` and `?kind=payment|email` */
export const ResponsePage = lazy(() =>
  import('./pages/ResponsePage.tsx').then((module) => ({ default: module.ResponsePage })),
);
/** /landingPage, without the shared layout */
export const LandingPage = lazy(() =>
  import('./pages/LandingPage.tsx').then((module) => ({ default: module.LandingPage })),
);
