import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

// One chunk a page: the route table may name them all at no cost to the first page. Each draws its contents only; bars and
// notices are the route's affair, but for those that stand without them (LandingPage, PrivacyPage, TermPage, ResponsePage).

/** /newbie/gameGuidle */
export const GameGuidePage = lazy(
  loadAgain(() => import('./pages/GameGuidePage.tsx').then((module) => ({ default: module.GameGuidePage }))),
);
/** /newbie/games */
export const GamesPage = lazy(
  loadAgain(() => import('./pages/GamesPage.tsx').then((module) => ({ default: module.GamesPage }))),
);
/** /support/info */
export const SupportInfoPage = lazy(
  loadAgain(() => import('./pages/SupportInfoPage.tsx').then((module) => ({ default: module.SupportInfoPage }))),
);
/** /support/qna */
export const QuestionsPage = lazy(
  loadAgain(() => import('./pages/QuestionsPage.tsx').then((module) => ({ default: module.QuestionsPage }))),
);
/** /support/ban-list */
export const BanListPage = lazy(
  loadAgain(() => import('./pages/BanListPage.tsx').then((module) => ({ default: module.BanListPage }))),
);
/** /support/terms */
export const TermsPage = lazy(
  loadAgain(() => import('./pages/TermsPage.tsx').then((module) => ({ default: module.TermsPage }))),
);
/** /support/terms/term-of-service */
export const TermOfServicePage = lazy(
  loadAgain(() => import('./pages/TermOfServicePage.tsx').then((module) => ({ default: module.TermOfServicePage }))),
);
/** /support/terms/privacy-policy */
export const PrivacyPolicyPage = lazy(
  loadAgain(() => import('./pages/PrivacyPolicyPage.tsx').then((module) => ({ default: module.PrivacyPolicyPage }))),
);
/** /support/document: the six forms */
export const DocumentsPage = lazy(
  loadAgain(() => import('./pages/DocumentsPage.tsx').then((module) => ({ default: module.DocumentsPage }))),
);
/** /support/document/:number, 1 to 6 */
export const DocumentPage = lazy(
  loadAgain(() => import('./pages/DocumentPage.tsx').then((module) => ({ default: module.DocumentPage }))),
);
/** /teach/pwa */
export const PwaPage = lazy(
  loadAgain(() => import('./pages/PwaPage.tsx').then((module) => ({ default: module.PwaPage }))),
);
/** /other/bankcode */
export const BankCodePage = lazy(
  loadAgain(() => import('./pages/BankCodePage.tsx').then((module) => ({ default: module.BankCodePage }))),
);
/** /other/service */
export const ServicePage = lazy(
  loadAgain(() => import('./pages/ServicePage.tsx').then((module) => ({ default: module.ServicePage }))),
);
/** /download */
export const DownloadPage = lazy(
  loadAgain(() => import('./pages/DownloadPage.tsx').then((module) => ({ default: module.DownloadPage }))),
);
/** /purchaseAPK */
export const PurchaseApkPage = lazy(
  loadAgain(() => import('./pages/PurchaseApkPage.tsx').then((module) => ({ default: module.PurchaseApkPage }))),
);
/** /privacy, without the shared layout */
export const PrivacyPage = lazy(
  loadAgain(() => import('./pages/PrivacyPage.tsx').then((module) => ({ default: module.PrivacyPage }))),
);
/** /term, without the shared layout */
export const TermPage = lazy(
  loadAgain(() => import('./pages/TermPage.tsx').then((module) => ({ default: module.TermPage }))),
);
/** /response, without the shared layout; reads `?status=success|failed|pending|expired` and `?kind=payment|email` */
export const ResponsePage = lazy(
  loadAgain(() => import('./pages/ResponsePage.tsx').then((module) => ({ default: module.ResponsePage }))),
);
/** /landingPage, without the shared layout */
export const LandingPage = lazy(
  loadAgain(() => import('./pages/LandingPage.tsx').then((module) => ({ default: module.LandingPage }))),
);
