import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

/** Lighthouse has its own lockfile, so the product neither installs nor audits it. */
const FOLDER = 'app/bench/lighthouse';
const COMMAND = `${FOLDER}/node_modules/lighthouse/cli/index.js`;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

const Score = z.object({ score: z.number() });
const Metric = z.object({ numericValue: z.number() });
const Report = z.object({
  categories: z.object({ performance: Score, accessibility: Score, 'best-practices': Score }),
  audits: z.object({
    'largest-contentful-paint': Metric,
    'cumulative-layout-shift': Metric,
    'total-blocking-time': Metric,
    'largest-contentful-paint-element': z.object({ details: z.optional(z.unknown()) }),
  }),
});
const Failed = z.object({ runtimeError: z.object({ code: z.string() }) });
const Node = z.object({ selector: z.string(), nodeLabel: z.string() });
/** Two tables: the element, and the phases of its paint. */
const Details = z.object({ items: z.tuple([z.object({ items: z.tuple([z.object({ node: Node })]) })], z.unknown()) });

export interface PageAudit {
  /** Scores are from 0 to 1. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** Largest Contentful Paint, ms. */
  readonly lcp: number;
  readonly cls: number;
  /** Total Blocking Time, ms. */
  readonly tbt: number;
  /** The element of the Largest Contentful Paint, and its text; `unknown` if the page has removed it since. */
  readonly largest: string;
}

export const isLighthouseInstalled = (): boolean => existsSync(COMMAND);

/** Installs Lighthouse beside the benchmark, from its own lockfile. */
export function installLighthouse(): void {
  execFileSync('npm', ['ci', '--prefix', FOLDER, '--no-audit', '--no-fund'], { stdio: 'ignore' });
}

/** How often a page is loaded until Lighthouse finds the start of its navigation in the trace. */
const TRIES = 3;

/**
 * Loads a page in a running browser with Lighthouse's mobile preset: slow 4G, simulated from an observed load.
 *
 * @param port the port of the browser's developer tools
 * @param slowdown the factor by which this machine is faster than the phone
 */
export async function auditPage(address: string, port: number, slowdown: number): Promise<PageAudit> {
  for (let again = TRIES - 1; ; again -= 1) {
    try {
      return await auditOnce(address, port, slowdown);
    } catch (error) {
      if (again === 0 || !String(error).includes('NO_NAVSTART')) throw error;
    }
  }
}

async function auditOnce(address: string, port: number, slowdown: number): Promise<PageAudit> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      COMMAND,
      address,
      `--port=${String(port)}`,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      '--disable-full-page-screenshot',
      '--throttling-method=simulate',
      `--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(2)}`,
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const answer: unknown = JSON.parse(stdout);
  // Without a measurement Lighthouse may end well, and name the error in its report.
  const failed = Failed.safeParse(answer);
  if (failed.success) throw new Error(`Lighthouse failed: ${failed.data.runtimeError.code}`);
  const { categories, audits } = Report.parse(answer);
  const details = Details.safeParse(audits['largest-contentful-paint-element'].details);
  const node = details.data?.items[0].items[0].node;
  return {
    performance: categories.performance.score,
    accessibility: categories.accessibility.score,
    bestPractices: categories['best-practices'].score,
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    largest: node === undefined ? 'unknown' : `${node.selector.replace(/^.*> /, '')} “${node.nodeLabel.slice(0, 24)}”`,
  };
}
