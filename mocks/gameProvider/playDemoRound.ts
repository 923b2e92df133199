import type { DemoRound } from '#domain/ports/gameProvider.ts';
import type { GameServer } from '#games/provider/provider.ts';

/** Plays a round as a client does, with the largest stake that the player may choose. */
export async function playDemoRound(server: GameServer, { LaunchToken, GameCode, MaxStake }: DemoRound): Promise<void> {
  const token = await server.openSession({ LaunchToken, GameCode });
  const { Next, Stakes, OpenRound } = await server.readState(token);
  const Stake = Stakes.findLast((stake) => stake <= MaxStake);
  // The janitor continues a kept round.
  if (Stake === undefined || OpenRound?.State === 'kept') return;
  if (OpenRound !== undefined) await server.close(token, OpenRound.RoundID);
  const { RoundID, State } = await server.spin(token, { Stake, SeedID: Next.SeedID, Nonce: Next.Nonce });
  if (State === 'settled') await server.close(token, RoundID);
}
