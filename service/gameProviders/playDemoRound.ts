import { z } from 'zod';
import type { DemoRound, GameProvider } from '#domain/ports/gameProvider.ts';
import { isDemoFish, playDemoFish } from './playDemoFish.ts';
import { isDemoTable, playDemoTable } from './playDemoTable.ts';

const TIMEOUT_MS = 5_000;

const Session = z.object({ Token: z.string() });
const Round = z.object({
  RoundID: z.string(),
  State: z.string(),
  Choice: z.object({ Default: z.string(), Chosen: z.string().optional() }).optional(),
});
const State = z.object({
  Next: z.object({ SeedID: z.string(), Nonce: z.int() }),
  Stakes: z.array(z.int()),
  OpenRound: Round.optional(),
});

/**
 * Plays a round, some rounds of a table, or some shots, as the client of the reference provider does, with the largest stake that the player may choose. The calls of that provider
 * are in the same folder as its `JackpotsURL`. Development only.
 *
 * @throws Error if the provider refuses a call or does not answer
 */
export async function playDemoRound(
  { JackpotsURL }: Pick<GameProvider, 'JackpotsURL'>,
  { LaunchToken, GameCode, MaxStake }: DemoRound,
): Promise<void> {
  if (JackpotsURL === undefined) return;
  let token = '';
  const call = async (name: string, body: object): Promise<unknown> => {
    const response = await fetch(new URL(name, JackpotsURL), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the game server answered ${response.status} to ${name}`);
    return response.json();
  };
  token = Session.parse(await call('openSession', { LaunchToken, GameCode })).Token;
  if (isDemoTable(GameCode) || isDemoFish(GameCode)) {
    const address = new URL('/room', JackpotsURL);
    address.protocol = address.protocol.replace('http', 'ws');
    if (isDemoFish(GameCode)) await playDemoFish({ address, token, MaxStake });
    else await playDemoTable({ address, token, GameCode, MaxStake });
    return;
  }
  const { Next, Stakes, OpenRound } = State.parse(await call('readState', {}));
  const Stake = Stakes.findLast((stake) => stake <= MaxStake);
  // The janitor continues a kept round.
  if (Stake === undefined || OpenRound?.State === 'kept') return;
  // A player of the demo world takes the default of a choice. A round that waits for a choice cannot be closed.
  const end = async ({ RoundID, Choice }: z.infer<typeof Round>): Promise<void> => {
    if (Choice !== undefined && Choice.Chosen === undefined) await call('choose', { RoundID, Option: Choice.Default });
    await call('close', { RoundID });
  };
  if (OpenRound !== undefined) await end(OpenRound);
  const round = Round.parse(await call('spin', { Stake, ...Next }));
  if (round.State === 'settled') await end(round);
}
