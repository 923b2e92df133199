import { en } from 'zod/locales';
import { config } from 'zod/mini';

/**
 * Makes schemas describe faults in English. Without it each error is "Invalid input", since zod/mini has no sentences. Call it once at the
 * start of a program that shows errors to people. The players' app does not show them.
 */
export function loadIssueSentences(): void {
  config(en());
}
