import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/fireWheel.ts';
import { recordActivity } from '../activity/record.ts';
import { answer } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { walletItemOf } from '../event/rewards.ts';
import type { Transfer } from '../ledger/posting.ts';
import { transfersWithin } from '../ledger/transfer.ts';
import { assertTimeLeft } from '../ownLimit/assertWithin.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import { drawPrize, prizeItemOf } from './prizes.ts';
import { serializeSpin, type SpinRow } from './serializeSpin.ts';
import { nextSpin, spinsLeft, useSpin } from './spins.ts';

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
  // The price is paid first, because a prize of the same item must not pay for its own spin.
  await transfersWithin(tx, nowText, [...(isPaid ? [priceTransfer(row)] : []), prizeTransfer(row)]);
  await tx.table('wheelSpins').insert(row);
  await publishWallet(tx, PlayerID);
  if (isPaid) {
    await recordActivity(tx, context, PlayerID, { Kind: 'spend', ItemID: row.CostItemID, Amount: row.CostAmount });
  }
  return { ...serializeSpin(row), Left: await spinsLeft(tx, PlayerID, now) };
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
