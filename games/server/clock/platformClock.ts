import { z } from 'zod';

/** The clock of a game server in development, which follows that of the platform. */
export interface PlatformClock {
  /** Milliseconds since 1970: the system's time plus the largest lead of the platform's clock. */
  readonly now: () => number;
  /** Reads the platform's time. Never rejects: without an answer the clock keeps its lead. */
  readonly read: () => Promise<void>;
}

export interface PlatformClockSettings {
  /** Scheme, host and port. */
  readonly platformUrl: string;
  /** Receives the error when the platform's time cannot be read, once per failure. */
  readonly report: (error: unknown) => void;
}

const PATH = '/dev/clock';
/** Shorter than the two seconds that the platform waits for jackpots. */
const ANSWER_MS = 1000;

const Answer = z.object({ Result: z.object({ ServerTime: z.iso.datetime() }) });

/** Follows the platform's clock, which `POST /dev/clock` moves forward. Never goes back, as the platform's does not. */
export function followPlatformClock({ platformUrl, report }: PlatformClockSettings): PlatformClock {
  let ahead = 0;
  let isReported = false;
  return {
    now: () => Date.now() + ahead,
    async read() {
      try {
        const time = await readTime(platformUrl);
        // The answer takes a moment, so the difference is never too large.
        ahead = Math.max(ahead, time - Date.now());
        isReported = false;
      } catch (error) {
        if (!isReported) report(error);
        isReported = true;
      }
    },
  };
}

async function readTime(platformUrl: string): Promise<number> {
  const response = await fetch(platformUrl + PATH, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) });
  if (!response.ok)
    throw new Error(`${PATH} answered HTTP ${response.status}: has the platform its development tools?`);
  return Date.parse(Answer.parse(await response.json()).Result.ServerTime);
}
