import type { GameRequest, RoundView } from '#games/api/index.ts';
import { ProviderFailure } from '../failure.ts';
import { type ProviderPorts, type ProviderTransaction, timeText } from '../ports.ts';
import { lockKnownSession, requireSession, roundLock } from '../session/requireSession.ts';
import type { RoundRow, SessionRow } from '../tables.ts';
import { storeChoice } from './choice.ts';
import { roundView } from './roundView.ts';
import { chosenIn, defaultTimeOf, isByDefault, isUnanswered, waits } from './states.ts';

/**
 * Stores what the player chose in a round, and answers the round with what each option held. The first choice counts: later requests
 * get the same answer. A choice takes no stake, so it asks the wallet nothing, and a paused player may choose too.
 *
 * @throws ProviderFailure INVALID_SESSION, ROUND_UNKNOWN, ROUND_OPEN if the stake is not taken yet, NO_CHOICE, CHOICE_OVER,
 * OPTION_UNKNOWN
 */
export async function choose(
  ports: ProviderPorts,
  token: string,
  { RoundID, Option }: GameRequest<'choose'>,
): Promise<RoundView> {
  const known = await requireSession(ports.store, ports, token);
  const { round, outcome } = await ports.store.transaction(async (tx) => {
    const session = await lockKnownSession(tx, known);
    const found = await findRound(tx, session, RoundID);
    if (chosenIn(found) !== undefined) return { round: found, outcome: undefined };
    assertOpen(ports, found, Option);
    return storeChoice(tx, ports, found, Option);
  });
  if (isByDefault(round)) throw new ProviderFailure('CHOICE_OVER', 'RoundID');
  const seed = await ports.store.table('seeds').get(round.SeedID);
  if (seed === undefined) throw new Error(`there is no seed ${round.SeedID}`);
  return roundView(ports, round, seed, outcome);
}

async function findRound(tx: ProviderTransaction, { SessionID }: SessionRow, RoundID: string): Promise<RoundRow> {
  await tx.lock([roundLock(RoundID)]);
  const round = await tx.table('rounds').get(RoundID);
  if (round?.SessionID !== SessionID) throw new ProviderFailure('ROUND_UNKNOWN', 'RoundID');
  return round;
}

function assertOpen({ catalogue, now }: ProviderPorts, round: RoundRow, option: string): void {
  // No answer tells the player what the round holds before its stake is taken.
  if (isUnanswered(round)) throw new ProviderFailure('ROUND_OPEN', 'RoundID');
  if (!waits(round)) throw new ProviderFailure('NO_CHOICE', 'RoundID');
  if (timeText(now()) >= defaultTimeOf(round)) throw new ProviderFailure('CHOICE_OVER', 'RoundID');
  const options = catalogue.version(round.Maths)?.file.choice?.options ?? [];
  if (!options.some(({ name }) => name === option)) throw new ProviderFailure('OPTION_UNKNOWN', 'Option');
}
