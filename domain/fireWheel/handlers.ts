import type { WheelSpin } from '#protocol/entities/event.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/fireWheel.ts';
import { recordActivity } from '../activity/record.ts';
import { answer } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { walletItemOf } from '../event/rewards.ts';
import type { Transfer } from '../ledger/posting.ts';
import { transfersWithin } from '../ledger/transfer.ts';
import { assertTimeLeft } from '../ownLimit/assertWithin.ts';
import { summaryOf } from '../player/serialize.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import type { RowOf, Tables } from '../tables.ts';
import { CHANCE_NOTICE, describePrizes, drawPrize, prizeItemOf } from './prizes.ts';
import { nextSpin, spinsLeft, useSpin } from './spins.ts';

const OWN_SPINS = 50;
const WINNERS = 20;
type SpinRow = RowOf<Tables['wheelSpins']>;

const describeSpin = ({ PlayerID: _player, Big: _big, ...spin }: SpinRow): WheelSpin => spin;

export const getFireWheel = answer(operations.getFireWheel, async (_request, { player, brand, now }, db) => ({
  Prizes: describePrizes(brand),
  Notice: CHANCE_NOTICE,
  Price: { ItemID: walletItemOf(brand), Amount: ECONOMY.Event.Wheel.SpinPrice },
  Left: await spinsLeft(db, player.PlayerID, now),
}));

export const spinFireWheel = answer(operations.spinFireWheel, async ({ Pay }, context, tx) => {
  const { player, brand, now, nowText, ports } = context;
  const { PlayerID } = player;
  await tx.lock([`player:${PlayerID}`]);
  const kind = nextSpin(await spinsLeft(tx, PlayerID, now), Pay);
  if (kind === undefined) fail(300014);
  const isPaid = kind === 'paid';
  if (isPaid) await assertTimeLeft(tx, player, context);
  await useSpin(tx, PlayerID, now, kind);

  const prize = drawPrize(ports.random);
  const row: SpinRow = {
    SpinID: ports.random.uuid(),
    PlayerID,
    PrizeID: prize.PrizeID,
    ItemID: prizeItemOf(brand, prize),
    Amount: prize.Amount,
    CostItemID: isPaid ? walletItemOf(brand) : 0,
    CostAmount: isPaid ? ECONOMY.Event.Wheel.SpinPrice : 0,
    Big: prize.Big,
    CreateTime: nowText,
  };
  // The price first: a prize of the same item must not pay for its own spin.
  await transfersWithin(tx, nowText, [...(isPaid ? [priceTransfer(row)] : []), prizeTransfer(row)]);
  await tx.table('wheelSpins').insert(row);
  await publishWallet(tx, PlayerID);
  if (isPaid) {
    await recordActivity(tx, context, PlayerID, { Kind: 'spend', ItemID: row.CostItemID, Amount: row.CostAmount });
  }
  return { ...describeSpin(row), Left: await spinsLeft(tx, PlayerID, now) };
});

const priceTransfer = ({ SpinID, PlayerID, CostItemID, CostAmount }: SpinRow): Transfer => ({
  ID: `wheel:${SpinID}:price`,
  Reason: 'price',
  Source: 'wheel',
  Lines: [
    { Owner: `player:${PlayerID}`, ItemID: CostItemID, Amount: -CostAmount },
    { Owner: 'house:wheel', ItemID: CostItemID, Amount: CostAmount },
  ],
});

const prizeTransfer = ({ SpinID, PlayerID, ItemID, Amount }: SpinRow): Transfer => ({
  ID: `wheel:${SpinID}:prize`,
  Reason: 'prize',
  Source: 'wheel',
  Lines: [
    { Owner: 'house:wheel', ItemID, Amount: -Amount },
    { Owner: `player:${PlayerID}`, ItemID, Amount },
  ],
});

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
  return { List: rows.slice(start, start + PerPage).map(describeSpin), Total: rows.length };
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
