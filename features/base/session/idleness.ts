import * as z from 'zod/mini';
import { Time } from '#protocol/entities/identifiers.ts';
import { readStored, writeStored } from '../settings/index.ts';

/** Specification 1 §4, §9: an hour without a click, or a day after the session's stored end. */
export const IDLE_MS = 3_600_000;
export const PAST_EXPIRY_MS = 24 * 3_600_000;

const LAST_CLICK = 'menagerie.lastClick';
const EXPIRES = 'menagerie.expires';

/** The times that this browser stores about the session, for all tabs. */
export interface Idleness {
  /** Stores the session's end. Undefined removes the stored values. */
  expires(at: string | undefined): void;
  clicked(): void;
  timedOut(): boolean;
  isStored(): boolean;
}

/** @param now milliseconds since 1970 */
export function createIdleness(now: () => number = () => Date.now()): Idleness {
  return {
    expires(at) {
      writeStored(EXPIRES, at);
      writeStored(LAST_CLICK, at === undefined ? undefined : (readStored(LAST_CLICK, z.number()) ?? now()));
    },
    clicked: () => writeStored(LAST_CLICK, now()),
    isStored() {
      const expires = readStored(EXPIRES, Time);
      return expires !== undefined && now() < Date.parse(expires);
    },
    timedOut() {
      const lastClick = readStored(LAST_CLICK, z.number());
      const expires = readStored(EXPIRES, Time);
      return (
        (lastClick !== undefined && now() - lastClick >= IDLE_MS) ||
        (expires !== undefined && now() - Date.parse(expires) >= PAST_EXPIRY_MS)
      );
    },
  };
}
