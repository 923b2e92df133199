/** The reports that one page sends in a minute. */
const A_MINUTE = 5;
const MINUTE_MS = 60_000;

/** Errors without a fix: noise of browsers, and errors without a location. */
const NOISE = /^(?:ResizeObserver loop|Script error\.?$)/;
/** Outcomes that the product shows itself, and aborted calls. */
const EXPECTED: ReadonlySet<string> = new Set(['Failure', 'RequestFailure', 'ConnectionFailure', 'AbortError']);

let recent: readonly { readonly key: string; readonly at: number }[] = [];

/**
 * Reports an error of this page to the operator, without personal data. Skips expected errors (a failure code, no network) and errors
 * reported within the last minute.
 *
 * @param error the thrown value
 */
export function reportError(error: unknown): void {
  const told = asError(error);
  if (NOISE.test(told.message) || EXPECTED.has(told.name) || !navigator.onLine) return;
  const at = Date.now();
  const key = `${told.name}: ${told.message}`;
  // After the clock was set back, earlier reports are in the future.
  recent = recent.filter((report) => report.at <= at && at - report.at < MINUTE_MS);
  if (recent.length >= A_MINUTE || recent.some((report) => report.key === key)) return;
  recent = [...recent, { key, at }];
  const { pathname } = window.location;
  // Loaded on demand, since a page without errors does not need it. A failed report is dropped.
  import('./sendReport.ts').then(({ sendReport }) => sendReport(told, pathname)).catch(() => {});
}

/** Converts a thrown value to an error. The prototype of an error from another window differs. */
function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  if (thrown instanceof DOMException) return Object.assign(new Error(thrown.message), { name: thrown.name });
  return new Error(typeof thrown === 'string' ? thrown : 'something that is no error was thrown');
}

/**
 * Reports uncaught errors of this window.
 *
 * @returns a function that stops it
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
