import * as z from 'zod/mini';
import { tabStorage } from '../../base/settings/index.ts';

const SentCode = z.object({
  /** The typed number or address. Empty if the page does not ask for one. */
  To: z.string(),
  /** `At`: when the code was sent. `Due`: when the next code may be sent. Both are in milliseconds since 1970. */
  At: z.number(),
  Due: z.number(),
});
export type SentCode = z.infer<typeof SentCode>;

/** How long a code is valid (specification 2 §9). */
const LIFE_MS = 10 * 60 * 1000;

const keyOf = (purpose: string): string => `menagerie.sentCode.${purpose}`;

/**
 * Returns the last code that this tab sent for a purpose, while valid, since the dialog or page may have been closed meanwhile.
 *
 * @param purpose the use and the player: `signIn`, `bind:80013526`
 */
export function readSentCode(purpose: string): SentCode | undefined {
  const found = tabStorage.read(keyOf(purpose), SentCode);
  return found !== undefined && Date.now() - found.At < LIFE_MS ? found : undefined;
}

/**
 * Stores that a code was sent.
 *
 * @param seconds until the next code
 */
export function saveSentCode(purpose: string, To: string, seconds: number): void {
  const At = Date.now();
  tabStorage.write(keyOf(purpose), { To, At, Due: At + seconds * 1000 } satisfies SentCode);
}

/** Removes a used code. */
export function forgetSentCode(purpose: string): void {
  tabStorage.write(keyOf(purpose), undefined);
}
