import { beforeEach, describe, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { sendGift } from '../gift/handlers.ts';
import { transferWithin } from '../ledger/transfer.ts';
import type { PassedOnRow } from '../passing/recordPassedOn.ts';
import { createRuleWorld, type RuleWorld } from '../testing/ruleWorld.ts';
import { actOnMails } from './handlers.ts';
import { mailJobs } from './jobs.ts';

const GIVER = '10000002';
const TAKER = '10000003';
const GIVEN = 20_000;

let world: RuleWorld;
/** A young giver with free gold gives a part of it. */
beforeEach(async () => {
  world = await createRuleWorld();
  const { now, nowText } = world.moment;
  await world.within(async (tx) => {
    for (const table of [
      'mails',
      'freeItems',
      'giftDays',
      'giftPasswords',
      'relations',
      'devices',
      'invitations',
    ] as const)
      await tx.table(table).remove({});
    const PlayerID = { in: [GIVER, TAKER] };
    await tx.table('players').update({ PlayerID }, { VIPLevel: 8, MutedUntil: '', Disabled: false });
    const RegistTime = new Date(now - 2 * 86_400_000).toISOString();
    await tx.table('players').update({ PlayerID: GIVER }, { RegistTime, Phone: '', DeviceID: '' });
    await tx.table('experience').update({ PlayerID }, { Staked: 0 });
    await tx.table('accounts').update({ Owner: `player:${GIVER}`, ItemID: ITEM.gold }, { Balance: 0 });
    await transferWithin(tx, nowText, {
      ID: 'mission:free',
      Reason: 'mission',
      Source: 'mission',
      Lines: [
        { Owner: 'house:mission', ItemID: ITEM.gold, Amount: -100_000 },
        { Owner: `player:${GIVER}`, ItemID: ITEM.gold, Amount: 100_000 },
      ],
    });
  });
  await world.ask(sendGift, GIVER, { ToID: TAKER, ItemID: ITEM.gold, Amount: GIVEN });
}, 30_000);

const giveBack = (playerID: string) => world.ask(actOnMails, playerID, { CollectAndSendBack: 'all' });
const collect = (playerID: string) => world.ask(actOnMails, playerID, { Collect: 'all' });

/** The mails that hold gold expire. */
async function expire(): Promise<void> {
  const [expiry] = mailJobs;
  await world.within(async (tx) => {
    await tx.table('mails').update({ Holds: true }, { ExpireTime: world.moment.nowText });
    await assertDefined(expiry, 'the job').run(tx, world.moment);
  });
}

const rowsOf = (PlayerID: string): Promise<readonly PassedOnRow[]> =>
  world.ports.store.table('passedOn').find({ where: { PlayerID } });

/** The counters of a player: free gold held, free gold passed on, and free gold taken from young accounts. */
async function countsOf(PlayerID: string): Promise<readonly number[]> {
  const { store } = world.ports;
  const [day] = await store.table('giftDays').find({ where: { PlayerID } });
  const held = await store.table('freeItems').get(PlayerID, ITEM.gold);
  return [held?.Amount ?? 0, day?.Free ?? 0, day?.FromYoung ?? 0];
}

describe('gold that is given back', () => {
  it('was not passed on by its giver after the giver collects it, nor by the player who gave it back', async () => {
    const before = await countsOf(TAKER);
    await giveBack(TAKER);
    expect((await rowsOf(TAKER)).map(({ Amount, Returned }) => Amount - Returned)).toEqual([0]);
    expect((await rowsOf(GIVER)).map(({ Returned }) => Returned)).toEqual([0]);
    await collect(GIVER);
    expect((await rowsOf(GIVER)).map(({ Returned }) => Returned)).toEqual([GIVEN]);
    expect(await countsOf(GIVER)).toEqual([100_000, 0, 0]);
    expect(await countsOf(TAKER)).toEqual(before);
  });

  it('counts as passed on if it expires at the player who gave it back', async () => {
    const [held = 0] = await countsOf(TAKER);
    await giveBack(TAKER);
    await expire();
    expect(await countsOf(GIVER)).toEqual([100_000 - GIVEN, GIVEN, 0]);
    expect(await countsOf(TAKER)).toEqual([held + GIVEN, 0, GIVEN]);
  });

  it('counts once, even if it is given back several times', async () => {
    const [held = 0] = await countsOf(TAKER);
    await giveBack(TAKER);
    await giveBack(GIVER);
    await collect(TAKER);
    expect(await countsOf(GIVER)).toEqual([100_000 - GIVEN, GIVEN, 0]);
    expect(await countsOf(TAKER)).toEqual([held + GIVEN, 0, GIVEN]);
    expect((await rowsOf(TAKER)).map(({ Amount, Returned }) => Amount - Returned)).toEqual([0]);
    expect((await rowsOf(GIVER)).reduce((sum, { Amount, Returned }) => sum + Amount - Returned, 0)).toBe(GIVEN);
  });
});
