import type { DemoRound } from '#domain/ports/gameProvider.ts';
import type { RoundView } from '#games/api/index.ts';
import type { GameServer } from '#games/provider/provider.ts';

/** Plays a round as a client does, with the largest stake that the player may choose. */
export async function playDemoRound(server: GameServer, { LaunchToken, GameCode, MaxStake }: DemoRound): Promise<void> {
  const token = await server.openSession({ LaunchToken, GameCode });
  const { Next, Stakes, OpenRound } = await server.readState(token);
  const Stake = Stakes.findLast((stake) => stake <= MaxStake);
  // The janitor continues a kept round.
  if (Stake === undefined || OpenRound?.State === 'kept') return;
  if (OpenRound !== undefined) await end(server, token, OpenRound);
  const round = await server.spin(token, { Stake, SeedID: Next.SeedID, Nonce: Next.Nonce });
  if (round.State === 'settled') await end(server, token, round);
}

/** Ends a round. A player of the demo world takes the default of a choice. */
async function end(server: GameServer, token: string, { RoundID, Choice }: RoundView): Promise<void> {
  if (Choice !== undefined && Choice.Chosen === undefined)
    await server.choose(token, { RoundID, Option: Choice.Default });
  await server.close(token, RoundID);
}
