import { DAY } from '../source.ts';
import type { WorldPart } from './part.ts';

/** Days ago that a ban began, how many it held, and why. All of them ran out, so that nobody of the demo world is shut out. */
const BANS = [
  { began: 40, held: 30, Reason: '使用外掛程式' },
  { began: 21, held: 7, Reason: '暱稱含不當字詞' },
  { began: 12, held: 3, Reason: '於公頻騷擾其他玩家' },
  { began: 9, held: 7, Reason: '私下交易帳號' },
  { began: 4, held: 1, Reason: '散布詐騙訊息' },
] as const;

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
