import type { APIRequestContext, Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Watch } from './watch.ts';

/** The two ways in which the one product runs. */
export type Backend = 'service' | 'mocks';

export interface Visit {
  /** Path and query to open; the lobby in Chinese by default. */
  path?: string;
  /** Signed in already, as the first account on this phone. */
  as?: string;
  /** The age gate was passed and dismissed for good on an earlier visit. */
  ageGate?: 'dismissed' | 'new';
  /** The announcement on top was closed for good on an earlier visit. */
  announcement?: 'dismissed' | 'new';
  /** The question about statistics was answered with no on an earlier visit. */
  consent?: 'refused' | 'new';
  /** Where this player reaches the service, if not where it is. */
  origin?: string;
  /** Shows the scenario panel of the mocks. */
  panel?: boolean;
  /** What is not said here is quiet: nothing moves, which takes half the time of a page, and no worker keeps the app's files. */
  browser?: BrowserContextOptions;
}

/** Opens the product for the players of one walk. */
export interface Stage {
  readonly backend: Backend;
  readonly origin: string;
  /** A player's own browser (on mocks, where all share one world, a tab with cookies of its own). */
  visit(visit?: Visit): Promise<Page>;
  /** Moves the backend's clock forward, so that nobody waits. */
  advance(seconds: number): Promise<void>;
  /** Posts to a development tool of the backend. @throws Error unless it did what was asked */
  develop(path: string, content: object): Promise<void>;
  close(): Promise<void>;
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 } };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
/** As a player has it: what moves moves, and on the service a worker keeps the app's files. */
export const LIVELY: BrowserContextOptions = { reducedMotion: 'no-preference', serviceWorkers: 'allow' };

interface Parts {
  browser: Browser;
  origin: string;
  watch: Watch;
  /** Signs a browser in without its interface. */
  signIn: (request: APIRequestContext, phone: string) => Promise<void>;
}

/** From one code to the next for the same number. */
const RESEND_S = 61;
const LOBBY = '/zh_tw/play-game/m';

async function newContext(
  { browser, origin: usual, watch }: Parts,
  visit: Visit,
  quiet: BrowserContextOptions,
): Promise<BrowserContext> {
  const origin = visit.origin ?? usual;
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    ...PHONE,
    ...quiet,
    ...visit.browser,
  });
  await watch.over(context, origin);
  if (visit.ageGate !== 'new') {
    await context.addInitScript(() => {
      // An empty page has no storage.
      if (window.origin !== 'null') localStorage.setItem('menagerie.ageGate', 'true');
    });
  }
  if (visit.announcement !== 'new') {
    await context.addInitScript(() => {
      if (window.origin !== 'null') localStorage.setItem('menagerie.announcementSeen', '{"ID":"demo-1","Day":""}');
    });
  }
  if (visit.consent !== 'new') {
    await context.addInitScript(() => {
      if (window.origin !== 'null' && localStorage.getItem('menagerie.analyticsConsent') === null) {
        localStorage.setItem('menagerie.analyticsConsent', '"refused"');
      }
    });
  }
  return context;
}

/** The service: every player has a browser of their own. */
export function stageOnService(parts: Parts): Stage {
  const contexts: BrowserContext[] = [];
  return {
    backend: 'service',
    origin: parts.origin,
    async visit(visit = {}) {
      const context = await newContext(parts, visit, { reducedMotion: 'reduce', serviceWorkers: 'block' });
      contexts.push(context);
      if (visit.as !== undefined) {
        await advanceService(parts.origin, RESEND_S);
        await parts.signIn(context.request, visit.as);
      }
      const page = await context.newPage();
      await page.goto(visit.path ?? LOBBY);
      return page;
    },
    advance: (seconds) => advanceService(parts.origin, seconds),
    develop: (path, content) => develop([`${parts.origin}${path}`, content]),
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}

/** The mocks: one browser, whose tabs share the world in its SharedWorker. */
export function stageOnMocks(parts: Parts): Stage {
  let context: BrowserContext | undefined;
  async function inPage(path: string, content: object): Promise<void> {
    // The newest: an older one may be cut off.
    const page = context?.pages().at(-1);
    if (page === undefined) throw new Error('the mock world has tools only while a page is open');
    await page.evaluate(develop, [path, content] as const);
  }
  return {
    backend: 'mocks',
    origin: parts.origin,
    async visit(visit = {}) {
      // The mocks are a worker.
      context ??= await newContext(parts, visit, { reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.setViewportSize(visit.browser?.viewport ?? PHONE.viewport ?? { width: 390, height: 844 });
      const url = new URL(visit.path ?? LOBBY, parts.origin);
      const scenario = [
        ...(visit.as === undefined ? [] : [`as:${visit.as}`]),
        ...(visit.panel === true ? [] : ['off']),
      ].join(',');
      if (scenario !== '') url.searchParams.set('scenario', scenario);
      await page.goto(url.href);
      return page;
    },
    advance: (Advance) => inPage('/dev/clock', { Advance }),
    develop: inPage,
    async close() {
      await context?.close();
    },
  };
}

/** Moves a service's clock forward (`POST /dev/clock`). */
export const advanceService = (origin: string, Advance: number): Promise<void> =>
  develop([`${origin}/dev/clock`, { Advance }]);

/** Posts to a development tool, in this process or in a page. @throws Error unless it did what was asked */
async function develop([url, content]: readonly [url: string, content: object]): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}
