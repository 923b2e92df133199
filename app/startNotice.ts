/**
 * Events for the page's inline script (`build/startNotice/watchStart.ts`), which shows its notice as plain text in every language, since
 * catalogue and styles may be missing.
 */

/** Whether the page shows that this browser is too old. */
export const isTooOld = (): boolean => document.documentElement.hasAttribute('data-too-old');

/** Stops watching, since the app shows its own failures from now on. */
export const announceStarted = (): void => {
  document.dispatchEvent(new Event('menagerie:started'));
};

/** Tells the page to show that the app stopped, and reports the error. */
export const announceStopped = (error: unknown): void => {
  reportError(error);
  document.dispatchEvent(new CustomEvent('menagerie:stopped', { detail: String(error) }));
};
