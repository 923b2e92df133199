import { en } from 'zod/locales';
import { config } from 'zod/mini';

/**
 * Makes schemas describe in English what is wrong with a value. Without it each says "Invalid input", since zod/mini comes without
 * sentences. Call it once at the start of a program that shows errors to people; the players' app shows none.
 */
export function loadIssueSentences(): void {
  config(en());
}
