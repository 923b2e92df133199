import * as z from 'zod/mini';

const RoundReport = z.object({ type: z.literal('roundStarted'), game: z.string().check(z.maxLength(64)) });

const canReceive = (opener: unknown): opener is Pick<Window, 'postMessage'> =>
  typeof opener === 'object' && opener !== null && 'postMessage' in opener;

/** Reports to the page that opened this window that a round of a game started. */
export function reportRound(game: string): void {
  const opener: unknown = window.opener;
  if (!canReceive(opener)) return;
  const report: z.infer<typeof RoundReport> = { type: 'roundStarted', game };
  opener.postMessage(report, window.location.origin);
}

/** Returns the code of the game if a message is a report of the play window. */
export function readRoundReport(
  shown: Window,
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
): string | undefined {
  if (source !== shown || origin !== window.location.origin) return undefined;
  return RoundReport.safeParse(data).data?.game;
}
