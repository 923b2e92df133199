import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';
import { longTextPages } from './longTextPages.ts';

export { type LongTextPage, longTextPageOf, longTextPages } from './longTextPages.ts';
export { preloadLongText, preloadText } from './preloadLongText.ts';
export { RatingNotice } from './text/RatingNotice.tsx';

// Each page is a chunk, so that the route table adds no code to the first page. A page renders its content only; the route adds bars and
// notices,
// except for LandingPage, PrivacyPage, TermPage and ResponsePage.

/** /newbie/gameGuidle */
export const GameGuidePage = lazy(longTextPages['/newbie/gameGuidle'].load);
/** /newbie/games */
export const GamesPage = lazy(longTextPages['/newbie/games'].load);
/** /support/info */
export const SupportInfoPage = lazy(longTextPages['/support/info'].load);
/** /support/qna */
export const QuestionsPage = lazy(longTextPages['/support/qna'].load);
/** /support/terms */
export const TermsPage = lazy(longTextPages['/support/terms'].load);
/** /support/terms/term-of-service */
export const TermOfServicePage = lazy(longTextPages['/support/terms/term-of-service'].load);
/** /support/terms/privacy-policy */
export const PrivacyPolicyPage = lazy(longTextPages['/support/terms/privacy-policy'].load);
/** /support/document: the six forms */
export const DocumentsPage = lazy(longTextPages['/support/document'].load);
/** /support/document/:number, 1 to 6 */
export const DocumentPage = lazy(
  loadAgain(() => import('./pages/DocumentPage.tsx').then((module) => ({ default: module.DocumentPage }))),
);
/** /teach/pwa */
export const PwaPage = lazy(longTextPages['/teach/pwa'].load);
/** /other/bankcode */
export const BankCodePage = lazy(
  loadAgain(() => import('./pages/BankCodePage.tsx').then((module) => ({ default: module.BankCodePage }))),
);
/** /other/service */
export const ServicePage = lazy(
  loadAgain(() => import('./pages/ServicePage.tsx').then((module) => ({ default: module.ServicePage }))),
);
/** /download */
export const DownloadPage = lazy(longTextPages['/download'].load);
/** /purchaseAPK */
export const PurchaseApkPage = lazy(longTextPages['/purchaseAPK'].load);
/** /privacy, without the shared layout */
export const PrivacyPage = lazy(longTextPages['/privacy'].load);
/** /term, without the shared layout */
export const TermPage = lazy(longTextPages['/term'].load);
/** /response, without the shared layout; reads `?status=success|failed|pending|expired` and `?kind=payment|email` */
export const ResponsePage = lazy(
  loadAgain(() => import('./pages/ResponsePage.tsx').then((module) => ({ default: module.ResponsePage }))),
);
/** /landingPage, without the shared layout */
export const LandingPage = lazy(longTextPages['/landingPage'].load);
