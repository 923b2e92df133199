/** The layout of a page (specification 1 §2, "Layout classes"). */
export type PageLayout =
  /** The layout with top bar, bottom bar and notices. */
  | 'site'
  /** The same layout with chat and speed-dial, for the game area. */
  | 'game'
  /** A page without navigation (sign-in, the play window, 404). */
  | 'bare'
  /** A page without the shared layout, which draws its own. */
  | 'none'
  /** A page without bars. */
  | 'chromeless';

export interface Page {
  readonly layout: PageLayout;
  /** Whether the page needs a session. Without a session the page redirects to the sign-in, and back afterwards (specification 1 §7). */
  readonly session?: boolean;
  /** Whether search engines may list the page. */
  readonly index?: boolean;
  /** The page with the same content that search engines list instead. */
  readonly canonical?: string;
  /** The allowed values of `:name`. Defaults to any value. Other values lead to the page 404. */
  readonly takes?: RegExp;
  /** Whether the page exists only if brand and site have live rooms (`hasLive`). Otherwise its address is answered with 404. */
  readonly live?: boolean;
}

/**
 * Every page of the product by its path without the language. `:name` is one segment of a path (specification 1 §2, 2 §2). Routes, sitemap,
 * titles and end-to-end tests are derived from it.
 */
export const pages = {
  '/': { layout: 'game', index: true },
  '/play-game/m': { layout: 'game', canonical: '/' },
  '/play-game/pc': { layout: 'game', canonical: '/' },
  '/play-game/live': { layout: 'game', live: true },
  '/live/host': { layout: 'none', session: true, live: true },
  '/play-game/now': { layout: 'bare', session: true },
  '/play': { layout: 'site', session: true },
  '/play/now': { layout: 'bare', session: true },
  '/test-play-game': { layout: 'game' },
  '/gameName/:gameName': { layout: 'game' },
  '/announcement': { layout: 'site', index: true },
  '/announcement/:id': { layout: 'site', index: true },
  '/other/announcement': { layout: 'site', canonical: '/announcement' },
  '/newbie/gameGuidle': { layout: 'site', index: true },
  '/newbie/games': { layout: 'site', index: true },
  '/support/info': { layout: 'site', index: true },
  '/support/qna': { layout: 'site', index: true },
  '/support/ban-list': { layout: 'site' },
  '/support/terms': { layout: 'site', index: true },
  '/support/terms/term-of-service': { layout: 'site', index: true },
  '/support/terms/privacy-policy': { layout: 'site', index: true },
  '/support/document': { layout: 'site', index: true },
  '/support/document/:number': { layout: 'site', takes: /[1-6]/ },
  '/teach/pwa': { layout: 'site', index: true },
  '/other/rewards': { layout: 'site', session: true },
  '/other/mission': { layout: 'site', session: true },
  '/other/sevendaySignIn': { layout: 'site', session: true },
  '/other/bankcode': { layout: 'site', session: true },
  '/other/service': { layout: 'site', index: true },
  '/other/fire-wheel': { layout: 'site', session: true },
  '/other/pass': { layout: 'site', session: true },
  '/other/challenge': { layout: 'site', session: true },
  '/other/battle': { layout: 'site', session: true },
  '/other/presents': { layout: 'site', session: true },
  '/rank': { layout: 'site', index: true },
  '/rank/coin': { layout: 'site', index: true },
  '/store': { layout: 'site' },
  '/purchase/point': { layout: 'site', session: true },
  '/present': { layout: 'site', session: true },
  '/club': { layout: 'site', session: true },
  '/member/info': { layout: 'site', session: true },
  '/member/edit': { layout: 'site', session: true },
  '/member/honors': { layout: 'site', session: true },
  '/member/vip': { layout: 'site', session: true },
  '/member/passbook': { layout: 'site', session: true },
  '/member/rounds': { layout: 'site', session: true },
  '/member/orders': { layout: 'site', session: true },
  '/member/orders/:order': { layout: 'site', session: true },
  '/member/present': { layout: 'site', session: true },
  '/member/mail': { layout: 'site', session: true },
  '/member/friends': { layout: 'site', session: true },
  '/member/envelopes': { layout: 'site', session: true },
  '/member/limits': { layout: 'site', session: true },
  '/member/account': { layout: 'site', session: true },
  '/download': { layout: 'site', index: true },
  '/purchaseAPK': { layout: 'site' },
  '/privacy': { layout: 'none', canonical: '/support/terms/privacy-policy' },
  '/term': { layout: 'none', canonical: '/support/terms/term-of-service' },
  '/response': { layout: 'none' },
  '/landingPage': { layout: 'none', index: true },
  '/replay': { layout: 'site' },
  '/verify/:round': { layout: 'site', session: true },
  '/share': { layout: 'chromeless' },
  '/headerTest': { layout: 'chromeless' },
  '/signIn': { layout: 'bare' },
  '/signIn/:provider': { layout: 'bare' },
  '/404': { layout: 'bare' },
} as const satisfies Readonly<Record<string, Page>>;
export type PagePath = keyof typeof pages;

/** Short addresses to type, and their pages. */
export const shortcuts: Readonly<Record<string, PagePath>> = {
  '/play-game': '/play-game/m',
  '/newbie': '/newbie/gameGuidle',
  '/support': '/support/info',
  '/teach': '/teach/pwa',
  '/member': '/member/info',
  '/purchase': '/purchase/point',
};

/** Every visit loads the lobby's code first. */
export const LOBBY_PATHS = ['/', '/play-game/m', '/play-game/pc'] as const satisfies readonly PagePath[];
export type LobbyPath = (typeof LOBBY_PATHS)[number];

export const isLobby = (path: PagePath | undefined): path is LobbyPath => LOBBY_PATHS.some((one) => one === path);
