import * as z from 'zod/mini';
import { Uuid } from '#protocol/entities/identifiers.ts';
import { uuid } from '../client/index.ts';
import { readStored, writeStored } from '../settings/index.ts';

const Consent = z.enum(['granted', 'refused']);
/** A visitor's answer to being counted. */
export type Consent = z.infer<typeof Consent>;

const CONSENT = 'menagerie.analyticsConsent';
const VISITOR = 'menagerie.visitor';
/** Whether that visitor is a player who signed in; says not which. */
const PLAYER = 'menagerie.visitorIsPlayer';
/** Where events wait that have not left. */
export const QUEUE = 'menagerie.analyticsQueue';

/** The answer that this browser keeps; undefined where nobody gave one. */
export const keptConsent = (): Consent | undefined => readStored(CONSENT, Consent);

/** Keeps the answer; a refusal takes the visitor's id with it, and all that has not left. */
export function saveConsent(consent: Consent): void {
  writeStored(CONSENT, consent);
  if (consent === 'granted') return;
  forgetVisitor();
  writeStored(QUEUE, undefined);
}

/** Forgets which visitor this is; the next event makes another one. */
export function forgetVisitor(): void {
  writeStored(VISITOR, undefined);
  writeStored(PLAYER, undefined);
}

/**
 * Keeps whether the visitor is a player who is signed in. A visit of a player ends with the session, also where the session ended while no
 * page was open: then the id goes as the next page opens.
 */
export function keepVisitorSignedIn(isSignedIn: boolean): void {
  if (!isSignedIn && readStored(PLAYER, z.literal(true)) === true) forgetVisitor();
  if (isSignedIn && keptConsent() === 'granted') writeStored(PLAYER, true);
}

/** The random id that joins the events of one visitor; made with the first. */
export function visitorID(): string {
  const kept = readStored(VISITOR, Uuid);
  if (kept !== undefined) return kept;
  const made = uuid();
  writeStored(VISITOR, made);
  return made;
}
