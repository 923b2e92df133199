import type { BanReason } from '#protocol/entities/ban.ts';
import { DAY } from '../source.ts';
import type { WorldPart } from './part.ts';

/** The age of a ban in days, its length and its reason. All bans are over, so no player of the demo world is suspended. */
const BANS = [
  { began: 40, held: 30, Reason: 'cheating' },
  { began: 21, held: 7, Reason: 'name' },
  { began: 12, held: 3, Reason: 'harassment' },
  { began: 9, held: 7, Reason: 'trading' },
  { began: 4, held: 1, Reason: 'fraud' },
] as const satisfies readonly { began: number; held: number; Reason: BanReason }[];

/** The places in the world of players who were banned once. */
const FIRST_PLACE = 50;

/** Fills the public ban list. */
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
