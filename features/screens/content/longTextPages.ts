import type { ComponentType } from 'react';
import type { PagePath } from '#protocol/pages.ts';
import { loadOnce } from '#ui/loadOnce.ts';

/** A page whose content is one long text. The build renders it once for all visitors (`app/firstScreen.tsx`). */
export interface LongTextPage {
  /** The folder of the text below `content/pages`, or below a brand's `content`. */
  readonly slug: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** The pages with the same content for every visitor, by path. */
export const longTextPages = {
  '/newbie/gameGuidle': {
    slug: 'game-guide',
    load: loadOnce(() => import('./pages/GameGuidePage.tsx').then((module) => ({ default: module.GameGuidePage }))),
  },
  '/newbie/games': {
    slug: 'games',
    load: loadOnce(() => import('./pages/GamesPage.tsx').then((module) => ({ default: module.GamesPage }))),
  },
  '/support/info': {
    slug: 'support-info',
    load: loadOnce(() => import('./pages/SupportInfoPage.tsx').then((module) => ({ default: module.SupportInfoPage }))),
  },
  '/support/qna': {
    slug: 'qna',
    load: loadOnce(() => import('./pages/QuestionsPage.tsx').then((module) => ({ default: module.QuestionsPage }))),
  },
  '/support/terms': {
    slug: 'terms',
    load: loadOnce(() => import('./pages/TermsPage.tsx').then((module) => ({ default: module.TermsPage }))),
  },
  '/support/terms/term-of-service': {
    slug: 'term-of-service',
    load: loadOnce(() =>
      import('./pages/TermOfServicePage.tsx').then((module) => ({ default: module.TermOfServicePage })),
    ),
  },
  '/support/terms/privacy-policy': {
    slug: 'privacy-policy',
    load: loadOnce(() =>
      import('./pages/PrivacyPolicyPage.tsx').then((module) => ({ default: module.PrivacyPolicyPage })),
    ),
  },
  '/support/document': {
    slug: 'documents',
    load: loadOnce(() => import('./pages/DocumentsPage.tsx').then((module) => ({ default: module.DocumentsPage }))),
  },
  '/teach/pwa': {
    slug: 'pwa',
    load: loadOnce(() => import('./pages/PwaPage.tsx').then((module) => ({ default: module.PwaPage }))),
  },
  '/download': {
    slug: 'download',
    load: loadOnce(() => import('./pages/DownloadPage.tsx').then((module) => ({ default: module.DownloadPage }))),
  },
  '/purchaseAPK': {
    slug: 'purchase-apk',
    load: loadOnce(() => import('./pages/PurchaseApkPage.tsx').then((module) => ({ default: module.PurchaseApkPage }))),
  },
  '/privacy': {
    slug: 'privacy-policy',
    load: loadOnce(() => import('./pages/PrivacyPage.tsx').then((module) => ({ default: module.PrivacyPage }))),
  },
  '/term': {
    slug: 'term-of-service',
    load: loadOnce(() => import('./pages/TermPage.tsx').then((module) => ({ default: module.TermPage }))),
  },
  '/landingPage': {
    slug: 'landing',
    load: loadOnce(() => import('./pages/LandingPage.tsx').then((module) => ({ default: module.LandingPage }))),
  },
} as const satisfies Readonly<Partial<Record<PagePath, LongTextPage>>>;

/** Returns the long text of a page without other content. */
export const longTextPageOf = (path: PagePath | undefined): LongTextPage | undefined =>
  Object.entries(longTextPages).find(([one]) => one === path)?.[1];
