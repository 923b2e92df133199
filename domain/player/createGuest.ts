import { PROVIDER_TYPE } from '#protocol/entities/provider.ts';
import { limitDay } from '../dispatch/dayLimit.ts';
import type { PlayerRow, RestContext } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import { createPlayer } from './create.ts';
import { reviewGuestLater } from './guestReview.ts';

/** New guests of one address in a day. Many phones share the address of a mobile network. Known guests do not count. */
const GUESTS_A_DAY = 200;

/**
 * Creates the guest account of a device without one.
 * @throws Failure 300002 above the daily limit of the address
 */
export async function createGuest(
  tx: Transaction,
  { ports, now, nowText, address }: Pick<RestContext, 'ports' | 'now' | 'nowText' | 'address'>,
  DeviceID: string,
): Promise<PlayerRow> {
  await limitDay(ports, `guests:${address}`, GUESTS_A_DAY);
  const player = await createPlayer(tx, ports.random, nowText, { TptType: [PROVIDER_TYPE.guest], DeviceID });
  await reviewGuestLater(tx, player.PlayerID, now);
  return player;
}
