import type { ProviderPorts } from '../ports.ts';
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
