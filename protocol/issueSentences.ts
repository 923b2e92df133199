import { en } from 'zod/locales';
import { config } from 'zod/mini';

/**
 * Has schemas say in English what is wrong with a value. Without it each says "Invalid input", since zod/mini comes without
 * sentences. Whoever shows them to people calls this once at the start; the players' app shows none.
 */
export function loadIssueSentences(): void {
  config(en());
}
