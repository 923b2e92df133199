import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { Failure } from '#protocol/failure.ts';
import { ENVELOPE_METHOD } from '#protocol/rules/envelope.ts';
import { cancelEnvelope, claimEnvelope, createEnvelope } from '../envelope/handlers.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { buyGold } from '../shop/buyGold.ts';
import { createRuleWorld, type RuleWorld } from '../testing/ruleWorld.ts';

const GIVER = '10000002';
const TAKER = '10000003';
const Sent = z.object({ RedEnvelope: z.object({ RedEnvelopeID: z.string() }) });

let world: RuleWorld;
/** A giver who has only free gold and free gems. */
beforeEach(async () => {
  world = await createRuleWorld();
  await world.within(async (tx) => {
    for (const table of ['freeItems', 'giftDays', 'giftPasswords', 'relations', 'devices', 'invitations'] as const)
      await tx.table(table).remove({});
    const PlayerID = { in: [GIVER, TAKER] };
    await tx.table('players').update({ PlayerID }, { VIPLevel: 8, MutedUntil: '', Disabled: false });
    await tx.table('players').update({ PlayerID: GIVER }, { Phone: '', DeviceID: '' });
    await tx.table('experience').update({ PlayerID }, { Staked: 0 });
    const Owner = `player:${GIVER}`;
    await tx.table('accounts').update({ Owner }, { Balance: 0 });
    await transferWithin(tx, world.moment.nowText, {
      ID: 'mission:free',
      Reason: 'mission',
      Source: 'mission',
      Lines: [
        { Owner: 'house:mission', ItemID: ITEM.gold, Amount: -100_000 },
        { Owner, ItemID: ITEM.gold, Amount: 100_000 },
        { Owner: 'house:mission', ItemID: ITEM.gem, Amount: -100 },
        { Owner, ItemID: ITEM.gem, Amount: 100 },
      ],
    });
  });
}, 30_000);

const send = async (Amount: number): Promise<string> => {
  const target = { ChannelType: CHANNEL.private, PlayerID: TAKER, Quantity: 1, Method: ENVELOPE_METHOD.equal };
  const { result } = await world.ask(createEnvelope, GIVER, { Title: '福', Amount, ...target });
  return Sent.parse(result).RedEnvelope.RedEnvelopeID;
};

const freeOf = async (PlayerID: string, ItemID: number = ITEM.gold): Promise<number> =>
  (await world.ports.store.table('freeItems').get(PlayerID, ItemID))?.Amount ?? 0;

it('puts no more free gold into red envelopes than a person may pass on', async () => {
  await expect(send(30_001)).rejects.toEqual(new Failure(200125));
  await send(30_000);
  await expect(send(1000)).rejects.toEqual(new Failure(200081));
});

it('keeps free gold of a red envelope free for its receiver', async () => {
  const RedEnvelopeID = await send(20_000);
  await world.ask(claimEnvelope, TAKER, { RedEnvelopeID });
  expect([await freeOf(GIVER), await freeOf(TAKER)]).toEqual([80_000, 20_000]);
});

it('counts free gold that returns from a red envelope as not passed on', async () => {
  const RedEnvelopeID = await send(30_000);
  await world.ask(cancelEnvelope, GIVER, { RedEnvelopeID });
  expect(await freeOf(GIVER)).toBe(100_000);
  await send(30_000);
});

it('keeps gold free that free gems are exchanged for', async () => {
  const order = { Reason: 'exchange', Gold: 1000, Price: { ItemID: ITEM.gem, Amount: 10 } };
  await world.within((tx) => buyGold(tx, world.moment, GIVER, order));
  expect([await freeOf(GIVER), await freeOf(GIVER, ITEM.gem)]).toEqual([101_000, 90]);
});
