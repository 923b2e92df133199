import { ECONOMY } from '../../economy.ts';
import { rewardTransfer } from '../../session/phoneReward.ts';
import { payClaims } from '../claims.ts';
import { FIXED_ACCOUNTS } from '../players.ts';
import { DAY, HOUR } from '../source.ts';
import type { WorldPart } from './part.ts';

/** The age is less than the age of the first entry of every bank book. */
const CLAIMED = 14 * DAY + 7 * HOUR;

/** The bonus for a bound phone, claimed once for each phone of the fixed accounts. */
export const phoneBonusPart: WorldPart = async (tx, { source: { now }, players }) => {
  const fixed = players.slice(0, FIXED_ACCOUNTS).map(({ row }) => row);
  const first = fixed.filter(({ Phone }, at) => fixed.findIndex((other) => other.Phone === Phone) === at);
  await payClaims(
    tx,
    first.map(({ PlayerID }) => ({
      ID: rewardTransfer('bindBonus', PlayerID),
      PlayerID,
      Reason: 'bindBonus',
      Source: 'phone',
      House: 'house:bindBonus',
      Gold: ECONOMY.BindBonusGold,
      at: now - CLAIMED,
    })),
  );
};
