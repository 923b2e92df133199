import { request } from 'playwright';
import { isQuick, sized } from '#service/bench/size.ts';
import { signInByPhone } from '../e2e/fixtures/phoneSignIn.ts';
import { startService } from '../e2e/fixtures/service.ts';
import { buildApp } from './builtApp.ts';
import { type DebuggedBrowser, startDebuggedBrowser } from './debuggedBrowser.ts';
import { midRangeFactor } from './deviceScore.ts';
import { auditPage, installLighthouse, isLighthouseInstalled, type PageAudit } from './lighthouse.ts';
import { report } from './report.ts';

// Runs Lighthouse on the pages of the product, as a visitor and signed in: the production build from the service and its demo world,
// simulated slow 4G, the processor slowed to a mid-range phone's, the median of three loads (issues 30 and 52). The age is confirmed in
// advance, since the gate would be the largest element of every page. `PAGES=/store,/rank` audits these pages only.
const ALL_ADDRESSES = [
  '/',
  '/play-game/m',
  '/download',
  '/newbie/gameGuidle',
  '/newbie/games',
  '/support/info',
  '/support/qna',
  '/support/terms',
  '/support/ban-list',
  '/teach/pwa',
  '/announcement',
  '/announcement/demo-1',
  '/landingPage',
  '/play-game/live',
  '/rank',
  '/rank/coin',
  '/store',
  '/other/mission',
  '/other/sevendaySignIn',
  '/member/info',
  '/member/mail',
];
const asked = process.env['PAGES']?.split(',') ?? [];
const ADDRESSES = ALL_ADDRESSES.filter((path) => asked.length === 0 || asked.includes(path)).slice(0, sized(21, 2));
const LOADS = sized(3, 1);
const AIMS = {
  visitor: { performance: 0.97, cls: 0.02, lcp: 2000, tbt: 150 },
  'signed in': { performance: 0.95, cls: 0.02, lcp: 2500, tbt: 150 },
};
type Who = keyof typeof AIMS;
/** The longest wait for the last skeleton, in ms. */
const MAX_WAIT = 15_000;
const PHONE = '0900000001';

/** The median of the loads of a page, and their range. */
interface Spread {
  readonly middle: number;
  readonly least: number;
  readonly most: number;
}
type Loads = Readonly<Record<keyof Omit<PageAudit, 'largest'>, Spread>> & Pick<PageAudit, 'largest'>;

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted.at(index) ?? Number.NaN;
  return { middle: at(Math.floor(sorted.length / 2)), least: at(0), most: at(-1) };
}
/** Writes a median, and the range if the loads differ: `0.97 (0.95–0.98)`. */
function written({ middle, least, most }: Spread, digits: number, unit = ''): string {
  const [one, low, high] = [middle, least, most].map((value) => value.toFixed(digits));
  return `${one ?? ''}${unit}${low === high ? '' : ` (${low ?? ''}–${high ?? ''})`}`;
}
const print = (line: string): void => void process.stdout.write(`${line}\n`);
/** A quick run downloads nothing. */
const isAudited = isLighthouseInstalled() || !isQuick;
if (!isAudited) print('no page is audited, since Lighthouse is not installed: a run without --quick installs it');
else if (!isLighthouseInstalled()) {
  print('installing Lighthouse…');
  installLighthouse();
}

await buildApp();
// The store and the list of live rooms show their content only while they are open.
const service = await startService({ parts: ['Shop', 'Live'] });
const addressOf = (path: string): string => `${service.origin}/zh_tw${path === '/' ? '' : path}`;
try {
  for (const who of ['visitor', 'signed in'] as const satisfies readonly Who[]) {
    const browser = await startDebuggedBrowser();
    try {
      await prepare(browser, who);
      await reportSkeletons(browser, who);
      if (isAudited) await reportAudits(browser, who);
    } finally {
      await browser.stop();
    }
  }
} finally {
  await service.stop();
}

async function prepare(browser: DebuggedBrowser, who: Who): Promise<void> {
  await browser.drive(async (driven) => {
    const [context = await driven.newContext()] = driven.contexts();
    if (who === 'signed in') {
      const caller = await request.newContext({ baseURL: service.origin });
      await signInByPhone(caller, PHONE);
      await context.addCookies((await caller.storageState()).cookies);
      await caller.dispose();
    }
    const page = await context.newPage();
    await page.goto(addressOf('/headerTest'));
    await page.evaluate(() => localStorage.setItem('menagerie.ageGate', 'true'));
    await page.close();
  });
}

async function reportSkeletons(browser: DebuggedBrowser, who: string): Promise<void> {
  const ended = await browser.drive(async (driven) => {
    const [context = await driven.newContext()] = driven.contexts();
    const found: string[] = [];
    for (const path of ADDRESSES) {
      const page = await context.newPage();
      await page.goto(addressOf(path));
      const isWhole = (): boolean =>
        document.querySelector('main') !== null && document.querySelector('[data-part=skeleton]') === null;
      if (!(await page.waitForFunction(isWhole, undefined, { timeout: MAX_WAIT }).then(Boolean, () => false)))
        found.push(path);
      await page.close();
    }
    return found;
  });
  if (ended.length > 0) print(`${who}: skeletons are left on ${ended.join(', ')}`);
  report({ name: `pages that end in a skeleton, ${who}`, value: ended.length, unit: 'pages', atMost: 0 });
}

async function reportAudits(browser: DebuggedBrowser, who: Who): Promise<void> {
  const aims = AIMS[who];
  const pages: { path: string; audit: Loads }[] = [];
  print(`| ${who} | score | CLS | LCP | TBT | accessibility | best practices | LCP element |`);
  print('|---|---:|---:|---:|---:|---:|---:|---|');
  for (const path of ADDRESSES) {
    const audit = await auditOf(browser, path);
    pages.push({ path, audit });
    const { performance, cls, lcp, tbt, accessibility, bestPractices, largest } = audit;
    print(
      `| ${path} | ${written(performance, 2)} | ${written(cls, 3)} | ${written(lcp, 0, ' ms')} | ${written(tbt, 0, ' ms')} | ${written(accessibility, 2)} | ${written(bestPractices, 2)} | ${largest} |`,
    );
  }
  const worst = (read: (audit: Loads) => number, isHighBad: boolean): { value: number; name: string } => {
    const [first] = pages.toSorted((a, b) => (read(b.audit) - read(a.audit)) * (isHighBad ? 1 : -1));
    return { value: first === undefined ? Number.NaN : read(first.audit), name: `${who} (${first?.path ?? ''})` };
  };
  const lowest = (name: string, aim: number, read: (audit: Loads) => number): void => {
    const { value, name: page } = worst(read, false);
    report({ name: `${name}, lowest of the pages, ${page}`, value, unit: '', baseline: 1, atLeast: aim });
  };
  const highest = (name: string, unit: string, atMost: number, read: (audit: Loads) => number): void => {
    const { value, name: page } = worst(read, true);
    report({ name: `${name}, highest of the pages, ${page}`, value: Math.round(value * 10) / 10, unit, atMost });
  };
  lowest('Lighthouse score', aims.performance, ({ performance }) => performance.middle);
  highest('CLS', 'thousandths', aims.cls * 1000, ({ cls }) => cls.middle * 1000);
  highest('LCP', 'ms', aims.lcp, ({ lcp }) => lcp.middle);
  highest('TBT', 'ms', aims.tbt, ({ tbt }) => tbt.middle);
  lowest('accessibility', 1, ({ accessibility }) => accessibility.middle);
  lowest('best practices', 1, ({ bestPractices }) => bestPractices.middle);
}

async function auditOf(browser: DebuggedBrowser, path: string): Promise<Loads> {
  const audits: PageAudit[] = [];
  while (audits.length < LOADS) audits.push(await auditPage(addressOf(path), browser.port, await slowdownOf(browser)));
  const of = (read: (audit: PageAudit) => number): Spread => spreadOf(audits.map(read));
  return {
    performance: of(({ performance }) => performance),
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    lcp: of(({ lcp }) => lcp),
    cls: of(({ cls }) => cls),
    tbt: of(({ tbt }) => tbt),
    largest: audits.at(-1)?.largest ?? 'unknown',
  };
}

function slowdownOf(browser: DebuggedBrowser): Promise<number> {
  return browser.drive(async (driven) => {
    const page = await (driven.contexts()[0] ?? (await driven.newContext())).newPage();
    try {
      return await midRangeFactor(page);
    } finally {
      await page.close();
    }
  });
}
