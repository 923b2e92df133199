import type { BrowserContext, Page } from '@playwright/test';

/** What went wrong in the browsers of one walk, in words. */
export interface Watch {
  readonly problems: string[];
  /** What a walk brings about on purpose: problems that match are none. */
  expectProblems(pattern: RegExp): void;
  /** Lets pages go to another origin, as a sign-in by a third party does. */
  letLeave(mayLeaveFor: (url: URL) => boolean): void;
  /** Watches every page of a browser. */
  over(context: BrowserContext, origin: string): Promise<void>;
}

/**
 * Collects console errors, page errors, reports of the content-security policy, failed requests to the page's own origin, and
 * every request that leaves it, which is cut.
 */
export function createWatch(): Watch {
  const problems: string[] = [];
  const expected: RegExp[] = [];
  const allowed: ((url: URL) => boolean)[] = [];
  const add = (problem: string): void => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem);
  };

  const watchPage = (page: Page): void => {
    page.on('console', (message) => {
      if (message.type() === 'error') add(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => add(`page error: ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A page that goes away takes its requests along.
      if (reason !== 'net::ERR_ABORTED') add(`request: ${reason} ${request.url()}`);
    });
  };
  return {
    problems,
    expectProblems: (pattern) => void expected.push(pattern),
    letLeave: (mayLeaveFor) => void allowed.push(mayLeaveFor),
    async over(context, origin) {
      context.on('page', watchPage);
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          reportError(new Error(`the policy refused ${violatedDirective} ${blockedURI}`));
        });
      });
      await context.route(
        (url) =>
          url.origin !== origin && url.protocol.startsWith('http') && !allowed.some((mayLeaveFor) => mayLeaveFor(url)),
        async (route) => {
          add(`left its origin: ${route.request().url()}`);
          await route.abort();
        },
      );
    },
  };
}
