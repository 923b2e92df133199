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
// simulated slow 4G, the processor slowed to a mid-range phone's, the median of three loads (issue 30). The age is confirmed in advance,
// since the gate would be the largest element of every page.
const ADDRESSES = [
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
  '/rank',
  '/rank/coin',
  '/store',
  '/other/mission',
  '/other/sevendaySignIn',
  '/member/info',
  '/member/mail',
].slice(0, sized(20, 2));
const LOADS = sized(3, 1);
const AIMS = { performance: 0.95, cls: 0.02, lcp: 2000, tbt: 150 };
/** The longest wait for the last skeleton, in ms. */
const MAX_WAIT = 15_000;
const PHONE = '0900000001';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const print = (line: string): void => void process.stdout.write(`${line}\n`);
/** A quick run downloads nothing. */
const isAudited = isLighthouseInstalled() || !isQuick;
if (!isAudited) print('no page is audited, since Lighthouse is not installed: a run without --quick installs it');
else if (!isLighthouseInstalled()) {
  print('installing Lighthouse…');
  installLighthouse();
}

await buildApp();
const service = await startService();
const addressOf = (path: string): string => `${service.origin}/zh_tw${path === '/' ? '' : path}`;
try {
  for (const who of ['visitor', 'signed in'] as const) {
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

async function prepare(browser: DebuggedBrowser, who: 'visitor' | 'signed in'): Promise<void> {
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

async function reportAudits(browser: DebuggedBrowser, who: string): Promise<void> {
  const pages: { path: string; audit: PageAudit }[] = [];
  print(`| ${who} | score | CLS | LCP | TBT | accessibility | best practices | LCP element |`);
  print('|---|---:|---:|---:|---:|---:|---:|---|');
  for (const path of ADDRESSES) {
    const audit = await auditOf(browser, path);
    pages.push({ path, audit });
    const { performance, cls, lcp, tbt, accessibility, bestPractices, largest } = audit;
    print(
      `| ${path} | ${performance.toFixed(2)} | ${cls.toFixed(3)} | ${String(Math.round(lcp))} ms | ${String(Math.round(tbt))} ms | ${String(accessibility)} | ${String(bestPractices)} | ${largest} |`,
    );
  }
  const worst = (read: (audit: PageAudit) => number, isHighBad: boolean): { value: number; name: string } => {
    const [first] = pages.toSorted((a, b) => (read(b.audit) - read(a.audit)) * (isHighBad ? 1 : -1));
    return { value: first === undefined ? Number.NaN : read(first.audit), name: `${who} (${first?.path ?? ''})` };
  };
  const lowest = (name: string, aim: number, read: (audit: PageAudit) => number): void => {
    const { value, name: page } = worst(read, false);
    report({ name: `${name}, lowest of the pages, ${page}`, value, unit: '', baseline: 1, atLeast: aim });
  };
  const highest = (name: string, unit: string, atMost: number, read: (audit: PageAudit) => number): void => {
    const { value, name: page } = worst(read, true);
    report({ name: `${name}, highest of the pages, ${page}`, value: Math.round(value * 10) / 10, unit, atMost });
  };
  lowest('Lighthouse score', AIMS.performance, ({ performance }) => performance);
  highest('CLS', 'thousandths', AIMS.cls * 1000, ({ cls }) => cls * 1000);
  highest('LCP', 'ms', AIMS.lcp, ({ lcp }) => lcp);
  highest('TBT', 'ms', AIMS.tbt, ({ tbt }) => tbt);
  lowest('accessibility', 1, ({ accessibility }) => accessibility);
  lowest('best practices', 1, ({ bestPractices }) => bestPractices);
}

async function auditOf(browser: DebuggedBrowser, path: string): Promise<PageAudit> {
  const audits: PageAudit[] = [];
  while (audits.length < LOADS) audits.push(await auditPage(addressOf(path), browser.port, await slowdownOf(browser)));
  const of = (read: (audit: PageAudit) => number): number => median(audits.map(read));
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
