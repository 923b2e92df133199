import * as operations from '#protocol/operations/fireWheel.ts';
import { answer } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { walletItemOf } from '../event/rewards.ts';
import { summaryOf } from '../player/serialize.ts';
import { CHANCE_NOTICE, describePrizes } from './prizes.ts';
import { serializeSpin } from './serializeSpin.ts';
import { spinsLeft } from './spins.ts';

export { spinFireWheel } from './spinFireWheel.ts';

const OWN_SPINS = 50;
const WINNERS = 20;

export const getFireWheel = answer(operations.getFireWheel, async (_request, { player, brand, now }, db) => ({
  Prizes: describePrizes(brand),
  Notice: CHANCE_NOTICE,
  Price: { ItemID: walletItemOf(brand), Amount: ECONOMY.Event.Wheel.SpinPrice },
  Left: await spinsLeft(db, player.PlayerID, now),
}));

export const getWheelHistory = answer(operations.getWheelHistory, async ({ Page, PerPage }, { player }, db) => {
  const rows = await db.table('wheelSpins').find({
    where: { PlayerID: player.PlayerID },
    order: [
      ['CreateTime', 'desc'],
      ['SpinID', 'desc'],
    ],
    limit: OWN_SPINS,
  });
  const start = (Page - 1) * PerPage;
  return { List: rows.slice(start, start + PerPage).map(serializeSpin), Total: rows.length };
});

export const getWheelWinners = answer(operations.getWheelWinners, async (_request, _context, db) => {
  const rows = await db.table('wheelSpins').find({
    where: { Big: true },
    order: [
      ['CreateTime', 'desc'],
      ['SpinID', 'desc'],
    ],
    limit: WINNERS,
  });
  const players = await db.table('players').find({ where: { PlayerID: { in: rows.map(({ PlayerID }) => PlayerID) } } });
  const summaries = new Map(players.map((player) => [player.PlayerID, summaryOf(player)]));
  return {
    List: rows.flatMap(({ SpinID, PlayerID, ItemID, Amount, CreateTime }) => {
      const Player = summaries.get(PlayerID);
      return Player === undefined ? [] : [{ SpinID, Player, ItemID, Amount, CreateTime }];
    }),
  };
});
