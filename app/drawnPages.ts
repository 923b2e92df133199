import type { ComponentType } from 'react';
import type { PagePath } from '#protocol/pages.ts';
import { loadOnce } from '#ui/loadOnce.ts';

/** A page that the service draws, from the data that travels with its document. */
export interface DrawnPage {
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** The folder of the page's long text, if it has one. */
  readonly slug?: string;
}

/** The pages that the service draws, by path. The build draws none of them, because their data changes. */
export const drawnPages = {
  '/announcement': {
    load: loadOnce(() =>
      import('#features/screens/announcement/AnnouncementsPage.tsx').then((module) => ({
        default: module.AnnouncementsPage,
      })),
    ),
  },
  '/announcement/:id': {
    load: loadOnce(() =>
      import('#features/screens/announcement/AnnouncementPage.tsx').then((module) => ({
        default: module.AnnouncementPage,
      })),
    ),
  },
  '/member/info': {
    load: loadOnce(() =>
      import('#features/screens/member/MemberPage.tsx').then((module) => ({ default: module.MemberPage })),
    ),
  },
  '/member/mail': {
    load: loadOnce(() =>
      import('#features/screens/mail/MailPage.tsx').then((module) => ({ default: module.MailPage })),
    ),
  },
  '/other/mission': {
    load: loadOnce(() =>
      import('#features/screens/events/MissionPage.tsx').then((module) => ({ default: module.MissionPage })),
    ),
  },
  '/other/sevendaySignIn': {
    load: loadOnce(() =>
      import('#features/screens/events/SignInDaysPage.tsx').then((module) => ({ default: module.SignInDaysPage })),
    ),
  },
  '/play-game/live': {
    load: loadOnce(() =>
      import('#features/screens/live/list/LiveListPage.tsx').then((module) => ({ default: module.LiveListPage })),
    ),
  },
  '/rank': {
    load: loadOnce(() =>
      import('#features/screens/ranking/RankPage.tsx').then((module) => ({ default: module.RankPage })),
    ),
  },
  '/rank/coin': {
    load: loadOnce(() =>
      import('#features/screens/ranking/RichListPage.tsx').then((module) => ({ default: module.RichListPage })),
    ),
  },
  '/signIn': {
    load: loadOnce(() => import('./pages/SignInPage.tsx').then((module) => ({ default: module.SignInPage }))),
  },
  '/store': {
    load: loadOnce(() =>
      import('#features/screens/store/StorePage.tsx').then((module) => ({ default: module.StorePage })),
    ),
  },
  '/support/ban-list': {
    slug: 'ban-list',
    load: loadOnce(() =>
      import('#features/screens/content/pages/BanListPage.tsx').then((module) => ({ default: module.BanListPage })),
    ),
  },
} as const satisfies Readonly<Partial<Record<PagePath, DrawnPage>>>;

/** Returns the page at a path if the service draws it. */
export const drawnPageOf = (path: PagePath | undefined): DrawnPage | undefined =>
  Object.entries(drawnPages).find(([one]) => one === path)?.[1];
