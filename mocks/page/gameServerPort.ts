import { PortRequest } from '#games/api/index.ts';
import { delay } from '../scenario/delay.ts';
import type { NetworkConditions } from '../scenario/networkConditions.ts';
import type { WorldLink } from './link.ts';

/**
 * Opens a port to the game server of the world, for the frame of a game: such a frame has no network of its own. The page carries each
 * call, so that its scenario applies.
 */
export function openGameServerPort(link: WorldLink, conditions: NetworkConditions): MessagePort {
  const { port1, port2 } = new MessageChannel();
  let silentUntil = 0;
  const isSilent = (): boolean =>
    conditions.scenario.down || conditions.scenario.noGame || performance.now() < silentUntil;

  const carry = async (request: PortRequest): Promise<void> => {
    const isSpin = request.Call === 'spin';
    const { cutSpin } = conditions.scenario;
    if (isSpin && cutSpin > 0) {
      silentUntil = performance.now() + cutSpin * 1000;
      conditions.change({ cutSpin: 0 });
    }
    await delay(conditions.delayMs());
    const plan = isSpin || request.Call === 'readState' ? conditions.gamePlan() : {};
    const answer = await link.game(request, plan);
    // A refusal such as STATE_CHANGED played nothing.
    if (isSpin && answer.Failure === undefined) conditions.useGamePlan(plan);
    if (!isSilent()) port1.postMessage(answer);
  };

  port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const request = PortRequest.safeParse(data);
    if (request.success && !isSilent()) carry(request.data).catch((error: unknown) => reportError(error));
  });
  port1.start();
  return port2;
}
