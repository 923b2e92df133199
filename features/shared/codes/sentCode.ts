import * as z from 'zod/mini';
import { tabStorage } from '../../base/settings/index.ts';

/** A code that was sent from this tab. */
const SentCode = z.object({
  /** The number or address as it was typed; empty where the page does not type it. */
  To: z.string(),
  /** When it was sent, and from when another may be, in milliseconds since 1970. */
  At: z.number(),
  Due: z.number(),
});
export type SentCode = z.infer<typeof SentCode>;

/** As long as a code counts (specification 2 §9). */
const LIFE_MS = 10 * 60 * 1000;

const keyOf = (purpose: string): string => `menagerie.sentCode.${purpose}`;

/**
 * The last code that this tab sent for a purpose, while it still counts: dialog and page may have been closed meanwhile.
 * @param purpose what the code is for, and whose: `signIn`, `bind:80013526`
 */
export function readSentCode(purpose: string): SentCode | undefined {
  const found = tabStorage.read(keyOf(purpose), SentCode);
  return found !== undefined && Date.now() - found.At < LIFE_MS ? found : undefined;
}

/** Keeps that a code was sent. @param seconds until another may be */
export function saveSentCode(purpose: string, To: string, seconds: number): void {
  const At = Date.now();
  tabStorage.write(keyOf(purpose), { To, At, Due: At + seconds * 1000 } satisfies SentCode);
}

/** Forgets it: the code was used. */
export function forgetSentCode(purpose: string): void {
  tabStorage.write(keyOf(purpose), undefined);
}
