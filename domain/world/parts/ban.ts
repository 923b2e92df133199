import type { BanReason } from '#protocol/entities/ban.ts';
import { DAY } from '../source.ts';
import type { WorldPart } from './part.ts';

/** Days ago that a ban began, how many it held, and why. All of them ran out, so that nobody of the demo world is shut out. */
const BANS = [
  { began: 40, held: 30, Reason: 'cheating' },
  { began: 21, held: 7, Reason: 'name' },
  { began: 12, held: 3, Reason: 'harassment' },
  { began: 9, held: 7, Reason: 'trading' },
  { began: 4, held: 1, Reason: 'fraud' },
] as const satisfies readonly { began: number; held: number; Reason: BanReason }[];

/** Players with these places in the world were banned once. */
const FIRST_PLACE = 50;

/** What the public ban list shows. */
export const banPart: WorldPart = async (tx, { source, players }) => {
  const bans = BANS.flatMap(({ began, held, Reason }, at) => {
    const PlayerID = players[FIRST_PLACE + at]?.row.PlayerID;
    if (PlayerID === undefined) return [];
    const BanID = source.faker.string.uuid();
    const [From, Until] = [source.ago(began * DAY), source.ago((began - held) * DAY)];
    return [{ BanID, PlayerID, Reason, From, Until, LiftTime: '' }];
  });
  await tx.table('playerBans').insert(bans);
};
