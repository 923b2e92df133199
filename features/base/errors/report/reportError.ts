/** Reports of one page in a minute, and how long the same one is not repeated. */
const A_MINUTE = 5;
const MINUTE_MS = 60_000;

/** Errors that cannot be fixed: noise of browsers, and errors without a location. */
const NOISE = /^(?:ResizeObserver loop|Script error\.?$)/;
/** Outcomes that the product shows itself, and calls that were given up. */
const EXPECTED: ReadonlySet<string> = new Set(['Failure', 'RequestFailure', 'ConnectionFailure', 'AbortError']);

let recent: readonly { readonly key: string; readonly at: number }[] = [];

/**
 * Tells the operator that something went wrong in this page: what and where in the code, never whose. What the product
 * expects (a refusal, no network) is not told, nor the same again within a minute.
 * @param error whatever was thrown
 */
export function reportError(error: unknown): void {
  const told = asError(error);
  if (NOISE.test(told.message) || EXPECTED.has(told.name) || !navigator.onLine) return;
  const at = Date.now();
  const key = `${told.name}: ${told.message}`;
  // After the clock was set back, earlier reports lie in the future.
  recent = recent.filter((report) => report.at <= at && at - report.at < MINUTE_MS);
  if (recent.length >= A_MINUTE || recent.some((report) => report.key === key)) return;
  recent = [...recent, { key, at }];
  const { pathname } = window.location;
  // Fetched only now: a page without faults pays nothing. A report that cannot leave is let go.
  import('./sendReport.ts').then(({ sendReport }) => sendReport(told, pathname)).catch(() => {});
}

/** Whatever was thrown, as an error; one of another window is none of this one's. */
function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  if (thrown instanceof DOMException) return Object.assign(new Error(thrown.message), { name: thrown.name });
  return new Error(typeof thrown === 'string' ? thrown : 'something that is no error was thrown');
}

/**
 * Reports what nobody caught in this window.
 * @returns how to stop
 */
export function watchErrors(): () => void {
  const uncaught = ({ error, message }: ErrorEvent): void => reportError(error ?? message);
  const rejected = ({ reason }: PromiseRejectionEvent): void => reportError(reason);
  window.addEventListener('error', uncaught);
  window.addEventListener('unhandledrejection', rejected);
  return () => {
    window.removeEventListener('error', uncaught);
    window.removeEventListener('unhandledrejection', rejected);
  };
}
