import * as z from 'zod/mini';
import { Uuid } from '#protocol/entities/identifiers.ts';
import { uuid } from '../client/index.ts';
import { readStored, writeStored } from '../settings/index.ts';

const Consent = z.enum(['granted', 'refused']);
export type Consent = z.infer<typeof Consent>;

const CONSENT = 'menagerie.analyticsConsent';
const VISITOR = 'menagerie.visitor';
/** Whether the visitor is a signed-in player, without the player's identity. */
const PLAYER = 'menagerie.visitorIsPlayer';
/** The storage key of the events that are not sent yet. */
export const QUEUE = 'menagerie.analyticsQueue';

/** The answer that this browser keeps. Undefined before the first answer. */
export const keptConsent = (): Consent | undefined => readStored(CONSENT, Consent);

/** Stores the answer. A refusal also removes the visitor's id and the events that are not sent yet. */
export function saveConsent(consent: Consent): void {
  writeStored(CONSENT, consent);
  if (consent === 'granted') return;
  forgetVisitor();
  writeStored(QUEUE, undefined);
}

/** Removes the visitor's id. The next event creates another. */
export function forgetVisitor(): void {
  writeStored(VISITOR, undefined);
  writeStored(PLAYER, undefined);
}

/**
 * Stores whether the visitor is a signed-in player. The visitor's id ends with the session. If the session ended while no page was open,
 * the next page removes the id.
 */
export function keepVisitorSignedIn(isSignedIn: boolean): void {
  if (!isSignedIn && readStored(PLAYER, z.literal(true)) === true) forgetVisitor();
  if (isSignedIn && keptConsent() === 'granted') writeStored(PLAYER, true);
}

/** Returns the random id that joins the events of one visitor, creating it on the first call. */
export function visitorID(): string {
  const kept = readStored(VISITOR, Uuid);
  if (kept !== undefined) return kept;
  const made = uuid();
  writeStored(VISITOR, made);
  return made;
}
