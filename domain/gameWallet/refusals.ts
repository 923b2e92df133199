import { Failure } from '#protocol/failure.ts';
import type { WalletStatus } from '#protocol/wallet/index.ts';
import { featureFlagsOf } from '../featureFlags/featureFlags.ts';
import { isDisabled } from '../session/disabled.ts';
import { assertNotPaused } from '../session/pause.ts';
import { isOver } from '../session/session.ts';
import type { Scene } from './scene.ts';

/** Whether the game session or its sign-in is over. Wins, rollbacks and closes do not check it. */
export async function isExpired({ tx, moment: { now, nowText }, session }: Scene): Promise<boolean> {
  if (session.Expires <= nowText) return true;
  return isOver(await tx.table('sessions').get(session.SessionHash), now);
}

/** The reason why the player may not stake now. Undefined if there is none. */
export async function stakeRefusal(scene: Scene): Promise<WalletStatus | undefined> {
  if (await isExpired(scene)) return 'TOKEN_EXPIRED';
  if (await isBlocked(scene)) return 'PLAYER_BLOCKED';
  return (await isGameOpen(scene)) ? undefined : 'GAME_CLOSED';
}

/** Whether the account is disabled, paused or excluded. */
export async function isBlocked({ tx, moment: { ports, now, nowText }, player }: Scene): Promise<boolean> {
  if (isDisabled(player, nowText)) return true;
  try {
    await assertNotPaused(tx, ports.secret, player, now);
    return false;
  } catch (error) {
    if (error instanceof Failure) return true;
    throw error;
  }
}

/** Whether the operator offers the game now. It must be declared, playable and switched on, and there must be no maintenance. */
async function isGameOpen({ tx, moment: { ports, now }, session, provider }: Scene): Promise<boolean> {
  const { Brand, GameCode } = session;
  const brand = ports.settings.brands.find(({ ID }) => ID === Brand);
  if (brand === undefined || !provider.Brands.includes(Brand)) return false;
  if (!provider.Games.some((game) => game.GameCode === GameCode)) return false;
  const flags = await featureFlagsOf(ports).read();
  const { open, off } = flags.of(brand);
  if (flags.isClosed(now) || !open.Games || off.has('play')) return false;
  return (await tx.table('games').get(GameCode))?.Playable === true;
}
