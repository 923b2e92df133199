import type { ProviderPorts } from '../ports.ts';
import type { PublishedBoards } from '#protocol/wallet/index.ts';
import { roundBoard } from './roundBoard.ts';
import { roundView } from '../round/roundView.ts';

/** Reads a round for the platform, which has checked that the player is its own. Undefined if the player has no such round. */
export async function readPlayersRound(
  ports: ProviderPorts,
  { user, round: RoundID }: { readonly user: string; readonly round: string },
): Promise<ReturnType<typeof roundView> | undefined> {
  const round = await ports.store.table('rounds').get(RoundID);
  const session = round && (await ports.store.table('sessions').get(round.SessionID));
  const seed = round && (await ports.store.table('seeds').get(round.SeedID));
  if (round === undefined || seed === undefined || session?.PlayerID !== user) return undefined;
  return roundView(ports, round, seed);
}

/** Reads the boards of a player's rounds for the platform. Rounds of other players and rounds without a known outcome are left out. */
export async function readPlayersBoards(
  ports: ProviderPorts,
  { user, rounds: ids }: { readonly user: string; readonly rounds: readonly string[] },
): Promise<PublishedBoards['rounds']> {
  const { store } = ports;
  const rounds = (await store.table('rounds').getMany(ids.map((id) => [id]))).filter((round) => round !== undefined);
  const sessions = await store.table('sessions').getMany(rounds.map(({ SessionID }) => [SessionID]));
  const seeds = await store.table('seeds').getMany(rounds.map(({ SeedID }) => [SeedID]));
  return rounds.flatMap((round, at) => {
    const seed = seeds[at];
    if (seed === undefined || sessions[at]?.PlayerID !== user) return [];
    const { Result, Maths } = roundView(ports, round, seed);
    const file = ports.catalogue.version(Maths)?.file;
    if (Result?.Outcome === undefined || file === undefined) return [];
    return [{ round: round.RoundID, board: roundBoard(Result.Outcome, file) }];
  });
}
