import type * as z from 'zod/mini';
import { GAME_CALLS, PortRequest, type PortSeed } from '#games/api/index.ts';
import { carryRooms } from './carryRooms.ts';
import { delay } from '../scenario/delay.ts';
import type { NetworkConditions } from '../scenario/networkConditions.ts';
import type { WorldLink } from './link.ts';

/**
 * Opens a port to the world's game server for a game's frame, which has no network of its own. The page carries each call, so that its
 * scenario applies.
 */
export function openGameServerPort(link: WorldLink, conditions: NetworkConditions): MessagePort {
  const { port1, port2 } = new MessageChannel();
  let silentUntil = 0;
  /** The token of the frame's session. */
  let token: string | undefined;
  const isSilent = (): boolean =>
    conditions.scenario.down || conditions.scenario.noGame || performance.now() < silentUntil;

  const carry = async (request: PortRequest): Promise<void> => {
    const isSpin = request.Call === 'spin';
    token = request.Token;
    await delay(conditions.delayMs());
    const plan = isSpin || request.Call === 'readState' ? conditions.gamePlan() : {};
    const answer = await link.game(request, plan);
    // A refusal such as STATE_CHANGED played no spin.
    if (isSpin && answer.Failure === undefined) {
      conditions.useGamePlan(plan);
      const { cutSpin } = conditions.scenario;
      if (cutSpin > 0) {
        silentUntil = performance.now() + cutSpin * 1000;
        conditions.change({ cutSpin: 0 });
      }
    }
    if (!isSilent()) port1.postMessage(answer);
  };

  let { outcome: planned } = conditions.scenario;
  /** Gives the session the seed of a planned outcome immediately, for its next spin. */
  const planSeed = async (): Promise<void> => {
    const { outcome } = conditions.scenario;
    if (outcome === planned) return;
    planned = outcome;
    if (outcome === undefined || token === undefined) return;
    const request = { ID: 0, Call: 'readState', Token: token, Body: {} };
    const state = GAME_CALLS.readState.answer.safeParse((await link.game(request, { outcome })).Answer);
    // The seeds of a session with an open round stay.
    if (!state.success || state.data.OpenRound !== undefined) return;
    const message: z.infer<typeof PortSeed> = { Seed: state.data.Next };
    port1.postMessage(message);
  };
  conditions.subscribe(() => void planSeed().catch((error: unknown) => reportError(error)));

  port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const request = PortRequest.safeParse(data);
    if (request.success && !isSilent()) carry(request.data).catch((error: unknown) => reportError(error));
  });
  carryRooms(port1, link, { isSilent, delayMs: () => conditions.delayMs() });
  port1.start();
  return port2;
}
