import { WebSocket } from 'ws';
import { z } from 'zod';

const FISH: ReadonlySet<string> = new Set(['angler', 'octopus', 'chest']);
/** A player fires so many shots at the most, and leaves after this time at the latest. */
const MOST_SHOTS = 24;
const STAY_MS = 60_000;
const PATIENCE_MS = 5000;
/** The pause between two shots. */
const LEAST_PAUSE_MS = 700;
const MORE_PAUSE_MS = 1500;
/** A shot stakes this part of the stake of a round of a slot at the most. */
const PARTS = 20;

const Fish = z.object({ FishID: z.int() });
const Entered = z.object({
  Answer: z.object({ Fish: z.array(Fish), Own: z.object({ Cannons: z.array(z.int()) }) }),
});
const Pushed = z.object({ Push: z.literal('fish'), Fish: z.array(Fish) });

export const isDemoFish = (GameCode: string): boolean => FISH.has(GameCode);

export interface DemoFisher {
  /** The socket of rooms of the game server. */
  readonly address: URL;
  readonly token: string;
  readonly MaxStake: number;
}

/**
 * Takes a seat in a room of fishing for some shots, as the client of the reference provider does. Development only.
 *
 * @throws Error if the game server does not let the player in
 */
export async function playDemoFish({ address, token, MaxStake }: DemoFisher): Promise<void> {
  const socket = new WebSocket(address, { handshakeTimeout: PATIENCE_MS });
  const shots = 1 + Math.floor(Math.random() * MOST_SHOTS);
  let ids = 0;
  let fired = 0;
  let newest: readonly number[] = [];
  const send = (Call: string, Body: object, Token?: string): void => {
    ids += 1;
    if (socket.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ ID: ids, Call, Body, ...(Token && { Token }) }));
  };
  const fire = (): void => {
    if (fired >= shots) {
      send('leave', {});
      return;
    }
    fired += 1;
    const FishID = newest[Math.floor(Math.random() * newest.length)];
    const Angle = (Math.PI * (1 + Math.random())) / 3;
    send('fire', { ShotID: crypto.randomUUID(), Angle, ...(FishID !== undefined && { FishID }) });
    setTimeout(fire, LEAST_PAUSE_MS + Math.random() * MORE_PAUSE_MS).unref();
  };
  const see = (fish: readonly z.infer<typeof Fish>[]): void => {
    newest = [...newest, ...fish.map(({ FishID }) => FishID)].slice(-30);
  };
  const end = setTimeout(() => socket.close(), STAY_MS).unref();
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('open', () => send('enterRoom', {}, token));
    socket.on('message', (data) => {
      const json: unknown = JSON.parse(data instanceof Buffer ? data.toString('utf8') : '');
      const entered = Entered.safeParse(json);
      if (entered.success) {
        const { Fish: swimming, Own } = entered.data.Answer;
        see(swimming);
        const Cannon = Own.Cannons.findLast((cannon) => cannon * PARTS <= MaxStake);
        if (Cannon !== undefined) send('choose', { Cannon });
        setTimeout(fire, LEAST_PAUSE_MS).unref();
        return;
      }
      const pushed = Pushed.safeParse(json);
      if (pushed.success) see(pushed.data.Fish);
    });
  }).finally(() => clearTimeout(end));
}
