/**
 * Events that the page reports to its inline script (`build/startNotice/watchStart.ts`). The script shows its notice in plain text, in every
 * language, since catalogue and styles may be what is missing.
 */

/** Whether the page already says that this browser is too old. */
export const isTooOld = (): boolean => document.documentElement.hasAttribute('data-too-old');

/** Ends the watch: from here on the app shows its own failures. */
export const announceStarted = (): void => {
  document.dispatchEvent(new Event('menagerie:started'));
};

/** Has the page say in text that the app cannot go on, and reports the error. */
export const announceStopped = (error: unknown): void => {
  reportError(error);
  document.dispatchEvent(new CustomEvent('menagerie:stopped', { detail: String(error) }));
};
