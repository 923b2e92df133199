import type { Brand } from '#protocol/brands.ts';
import { CHALLENGE_STATE, type Challenge } from '#protocol/entities/event.ts';
import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import type { OpenParts, Part } from '#protocol/entities/operator.ts';
import type { PlayerRights } from '../capabilities/playerRights.ts';
import { ECONOMY } from '../economy.ts';
import { dayOf, type Period, weekOf } from '../event/period.ts';
import { rewardsOf } from '../event/rewards.ts';
import type { Reader } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

export type ChallengeNumbers = (typeof ECONOMY.Event.Challenges)[number];
export type EntryRow = RowOf<Tables['challengeEntries']>;

export const CHALLENGES: readonly ChallengeNumbers[] = ECONOMY.Event.Challenges;
export const challengeOf = (id: string): ChallengeNumbers | undefined =>
  CHALLENGES.find(({ ChallengeID }) => ChallengeID === id);

export const periodOf = ({ Period: kind }: ChallengeNumbers, now: number): Period =>
  kind === 'day' ? dayOf(now) : weekOf(now);

/** The part of the product that a target depends on. */
const PART_OF: Partial<Record<ChallengeNumbers['Target'], Part>> = {
  rounds: 'Games',
  wins: 'Games',
  bet: 'Games',
  purchases: 'Shop',
};

/** Whether a player can complete a challenge now, with the parts that are open. */
export function isOffered({ Target }: ChallengeNumbers, open: OpenParts, { mayGive }: PlayerRights): boolean {
  if (Target === 'gifts') return mayGive;
  const part = PART_OF[Target];
  return part === undefined || open[part];
}

/** The titles of the targets, since each language writes numbers in its own way. */
const TITLES: Record<ChallengeNumbers['Target'], (count: number) => LocalisedText> = {
  rounds: (count) => ({
    zh_tw: `完成 ${count.toLocaleString('en-US')} 局遊戲`,
    id_id: `Mainkan ${count.toLocaleString('id-ID')} putaran`,
    vi_vn: `Chơi ${count.toLocaleString('vi-VN')} ván`,
  }),
  wins: (count) => ({
    zh_tw: `贏分高於押注 ${count.toLocaleString('en-US')} 局`,
    id_id: `Menangkan lebih dari taruhan dalam ${count.toLocaleString('id-ID')} putaran`,
    vi_vn: `Thắng nhiều hơn mức cược trong ${count.toLocaleString('vi-VN')} ván`,
  }),
  bet: (count) => ({
    zh_tw: `累積押注 ${count.toLocaleString('en-US')} 金幣`,
    id_id: `Total taruhan ${count.toLocaleString('id-ID')} emas`,
    vi_vn: `Tổng cược ${count.toLocaleString('vi-VN')} vàng`,
  }),
  gifts: (count) => ({
    zh_tw: `贈送 ${count.toLocaleString('en-US')} 次禮物`,
    id_id: `Kirim ${count.toLocaleString('id-ID')} hadiah`,
    vi_vn: `Tặng quà ${count.toLocaleString('vi-VN')} lần`,
  }),
  purchases: (count) => ({
    zh_tw: `儲值 ${count.toLocaleString('en-US')} 次`,
    id_id: `Beli ${count.toLocaleString('id-ID')} kali`,
    vi_vn: `Nạp ${count.toLocaleString('vi-VN')} lần`,
  }),
};

export function describeChallenge(
  brand: Brand,
  challenge: ChallengeNumbers,
  now: number,
  entry: EntryRow | undefined,
): Challenge {
  const { ChallengeID, Period: kind, Target, Count, Entry, Rewards } = challenge;
  return {
    ChallengeID,
    Period: kind,
    Title: TITLES[Target](Count),
    Target,
    Count,
    Progress: Math.min(entry?.Progress ?? 0, Count),
    State: stateOf(challenge, entry),
    Entry,
    Rewards: rewardsOf(brand, Rewards),
    EndTime: periodOf(challenge, now).EndTime,
  };
}

function stateOf({ Count }: ChallengeNumbers, entry: EntryRow | undefined): Challenge['State'] {
  const { open, accepted, done, claimed } = CHALLENGE_STATE;
  if (entry === undefined) return open;
  if (entry.ClaimTime !== '') return claimed;
  return entry.Progress >= Count ? done : accepted;
}

/** The number of a player's completed challenges that are not claimed. */
export async function waitingChallenges(db: Reader, PlayerID: string, now: number): Promise<number> {
  const where = { PlayerID, EndTime: { gt: new Date(now).toISOString() } };
  const entries = await db.table('challengeEntries').find({ where });
  return entries.filter((entry) => {
    const challenge = challengeOf(entry.ChallengeID);
    return challenge !== undefined && stateOf(challenge, entry) === CHALLENGE_STATE.done;
  }).length;
}
