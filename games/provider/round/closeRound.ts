import { ProviderFailure } from '../failure.ts';
import type { ProviderPorts } from '../ports.ts';
import { requireSession } from '../session/requireSession.ts';
import type { ShownRounds } from './shownRounds.ts';
import { finishRound, isFinished } from './finishRound.ts';
import { isUnanswered, waits } from './states.ts';

/**
 * Ends a round that the client has shown: calls the wallet at once, and leaves the row to the next commit. Only the last round of
 * a session can be open, so an earlier round stays as it is.
 *
 * @throws ProviderFailure INVALID_SESSION, ROUND_OPEN if the wallet has not taken the stake yet, or the round waits for a choice
 */
export async function closeRound(
  ports: ProviderPorts,
  shown: ShownRounds,
  token: string,
  RoundID: string,
): Promise<void> {
  const session = await requireSession(ports.store, ports, token);
  if (session.RoundID !== RoundID || shown.has(RoundID)) return;
  const round = await ports.store.table('rounds').get(RoundID);
  if (round === undefined || isFinished(round)) return;
  if (isUnanswered(round) || waits(round)) throw new ProviderFailure('ROUND_OPEN');
  await finishRound(ports, shown, session, round);
}
