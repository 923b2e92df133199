import { beforeAll, describe, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { Failure } from '#protocol/failure.ts';
import { newMail } from '#protocol/operations/mail.ts';
import { walletChanged } from '#protocol/operations/wallet.ts';
import { openGiftPrices } from '../gift/price.ts';
import { deliverGift } from '../gift/deliverGift.ts';
import { auditLedger } from '../ledger/audit.ts';
import { transfer } from '../ledger/transfer.ts';
import type { Push } from '../ports/store.ts';
import { createRuleWorld, type RuleWorld } from '../testing/ruleWorld.ts';
import { actOnMails } from './handlers.ts';
import { mailJobs } from './jobs.ts';
import { MAIL_ESCROW, type NewMail, sendMail } from '../mailbox/send.ts';

const GIVER = '10000002';
const TAKER = '10000003';
const OTHER = '10000004';
const GIFT_GOLD = 20_000;

const letter = (ToID: string, gold: number, PaidBy = 'house:test'): NewMail => ({
  ToID,
  FromID: '',
  Title: { zh_tw: '信', id_id: 'Surat', vi_vn: 'Thư' },
  Content: { zh_tw: '內容', id_id: 'Isi', vi_vn: 'Nội dung' },
  Attachments: [{ ItemID: ITEM.gold, Amount: gold }],
  PaidBy,
  Source: 'test',
});

async function emptyBoxes(): Promise<RuleWorld> {
  const world = await createRuleWorld();
  await world.within(async (tx) => {
    await tx.table('mails').remove({});
    await tx.table('giftDays').remove({});
    await tx.table('giftPasswords').remove({});
    await tx.table('relations').remove({});
    const PlayerID = { in: [GIVER, TAKER, OTHER] };
    await tx.table('players').update({ PlayerID }, { VIPLevel: 8, MutedUntil: '', Disabled: false });
    const grants = [GIVER, TAKER, OTHER].map((id) => letter(id, 5_000_000));
    for (const grant of grants) await sendMail(tx, world.moment, grant);
  });
  for (const id of [GIVER, TAKER, OTHER]) await world.ask(actOnMails, id, { Collect: 'all' });
  await world.within((tx) => tx.table('mails').remove({}));
  return world;
}

async function sendGifts({ within, moment }: RuleWorld, count: number, from = GIVER): Promise<void> {
  await within(async (tx) => {
    // Earlier gifts do not count in the quota of these tests.
    await tx.table('giftDays').remove({});
    const sender = assertDefined(await tx.table('players').get(from), 'the giver');
    const prices = await openGiftPrices(tx, moment, sender, [TAKER], ITEM.gem);
    for (let sent = 0; sent < count; sent += 1) {
      const wanted = { ToID: TAKER, ItemID: ITEM.gold, Amount: GIFT_GOLD + sent };
      await deliverGift(tx, moment, sender, await prices.price(wanted));
    }
  });
}

const topicsOf = (pushes: readonly Push[], op: number): readonly string[] =>
  pushes
    .filter((push) => push.op === op)
    .map(({ topic }) => topic)
    .toSorted();

const goldOf = async ({ ports }: RuleWorld, owner: string): Promise<number> =>
  (await ports.store.table('accounts').get(owner, ITEM.gold))?.Balance ?? 0;

describe('many mails at once', () => {
  let world: RuleWorld;
  beforeAll(async () => {
    world = await emptyBoxes();
  }, 30_000);

  it('are collected in a few calls to the store, for any number of mails', async () => {
    await sendGifts(world, 25);
    await world.within(async (tx) => {
      for (let sent = 0; sent < 25; sent += 1) await sendMail(tx, world.moment, letter(TAKER, 100));
    });
    const before = await goldOf(world, `player:${TAKER}`);
    const { calls, pushes, result } = await world.ask(actOnMails, TAKER, { Collect: 'all' });
    expect(result).toMatchObject({ Total: 50, Unread: 0, Collectable: 0 });
    expect((await goldOf(world, `player:${TAKER}`)) - before).toBe(25 * GIFT_GOLD + 300 + 2500);
    expect(await world.ports.store.table('giftRecords').count({ PlayerID: TAKER, OtherID: GIVER, State: 2 })).toBe(25);
    expect(pushes.filter(({ op }) => op === walletChanged.op).length).toBe(1);
    expect(calls.length).toBeLessThanOrEqual(40);
    expect(await auditLedger(world.ports.store)).toEqual([]);
  });

  it('go back to their givers when they expire, with one push for each giver', async () => {
    const { ports, within, moment } = world;
    await world.ask(actOnMails, TAKER, { Delete: 'all' });
    await sendGifts(world, 2);
    await sendGifts(world, 1, OTHER);
    await within(async (tx) => {
      await sendMail(tx, moment, letter(TAKER, 700));
      await tx.table('mails').update({ PlayerID: TAKER }, { ExpireTime: moment.nowText });
    });
    const before = [await goldOf(world, `player:${GIVER}`), await goldOf(world, `player:${OTHER}`)];
    const pushes = await expire();
    expect([await goldOf(world, `player:${GIVER}`), await goldOf(world, `player:${OTHER}`)]).toEqual([
      (before[0] ?? 0) + 2 * GIFT_GOLD + 1,
      (before[1] ?? 0) + GIFT_GOLD,
    ]);
    expect(await goldOf(world, 'house:test')).toBe(-15_000_000 - 25 * 100);
    expect(await ports.store.table('mails').count({ PlayerID: TAKER })).toBe(0);
    expect(await ports.store.table('giftRecords').count({ PlayerID: TAKER, OtherID: GIVER, State: 3 })).toBe(2);
    expect(topicsOf(pushes, walletChanged.op)).toEqual([`player:${GIVER}`, `player:${OTHER}`]);
    const notices = pushes.filter(({ op }) => op === newMail.op);
    const unreadOf = (id: string): readonly number[] =>
      notices.filter(({ topic }) => topic === `player:${id}`).map(({ result }) => newMail.result.parse(result).Unread);
    expect([unreadOf(GIVER), unreadOf(OTHER)]).toEqual([[1, 2], [1]]);
    expect(await auditLedger(ports.store)).toEqual([]);
  });

  it('all keep their state when one of them cannot be paid back', async () => {
    const { ports, within, moment } = world;
    await sendGifts(world, 3);
    const [, bad] = await ports.store.table('mails').find({ where: { PlayerID: TAKER } });
    await within(async (tx) => {
      await tx.table('mails').update({ PlayerID: TAKER }, { ExpireTime: moment.nowText });
      // The ledger rejects such an owner.
      await tx.table('mails').update({ MailID: bad?.MailID ?? '' }, { PaidBy: 'nobody' });
    });
    const before = [await goldOf(world, `player:${GIVER}`), await goldOf(world, MAIL_ESCROW)];
    await expect(expire()).rejects.toThrow('nobody is no owner');
    expect([await goldOf(world, `player:${GIVER}`), await goldOf(world, MAIL_ESCROW)]).toEqual(before);
    expect(await ports.store.table('mails').count({ PlayerID: TAKER, Holds: true })).toBe(3);
    expect(await auditLedger(ports.store)).toEqual([]);
    await within((tx) => tx.table('mails').update({ MailID: bad?.MailID ?? '' }, { PaidBy: `player:${GIVER}` }));
    await expire();
  });

  it('are returned twenty at a time, paid from the gold that was just collected', async () => {
    const { ports } = world;
    await sendGifts(world, 20);
    const fees = await goldOf(world, 'house:fee');
    await setGold(TAKER, 30_000);
    const { result, calls, pushes } = await world.ask(actOnMails, TAKER, { CollectAndSendBack: 'all' });
    expect(result).toMatchObject({ Total: 20, Collectable: 0 });
    expect(await goldOf(world, `player:${TAKER}`)).toBe(30_000 - ((await goldOf(world, 'house:fee')) - fees));
    expect(pushes.filter(({ op }) => op === walletChanged.op).length).toBe(1);
    const arrived = pushes.filter(({ op }) => op === newMail.op).map(({ result: push }) => newMail.result.parse(push));
    const { Unread = 0 } = arrived[0] ?? {};
    expect(arrived.map((push) => push.Unread)).toEqual(arrived.map((_push, at) => Unread + at));
    expect(calls.filter((call) => call === 'transfers.insert' || call === 'mails.insert').length).toBe(2);
    expect(await auditLedger(ports.store)).toEqual([]);
  });

  it('report the first gift that cannot be returned, like single calls', async () => {
    const { within } = world;
    await within((tx) => tx.table('mails').remove({ PlayerID: TAKER, Holds: false }));
    await sendGifts(world, 2);
    const last = (await world.ports.store.table('mails').find({ where: { PlayerID: TAKER } })).find(({ Attachments }) =>
      JSON.stringify(Attachments).includes(String(GIFT_GOLD + 1)),
    );
    const { MailID = '', RefID: GiftID = '' } = last ?? {};
    // The second gift is above the tier's limit. The first gift cannot be paid and is reported.
    await within(async (tx) => {
      await tx.table('mails').update({ MailID }, { CreateTime: new Date(world.moment.now + 1000).toISOString() });
      await tx.table('giftRecords').update({ PlayerID: TAKER, GiftID }, { Amount: 900_000_000 });
    });
    await setGold(TAKER, 0);
    await expect(world.ask(actOnMails, TAKER, { CollectAndSendBack: 'all' })).rejects.toEqual(new Failure(100011));
    await setGold(TAKER, 5000);
    await expect(world.ask(actOnMails, TAKER, { CollectAndSendBack: 'all' })).rejects.toEqual(new Failure(200079));
    expect(await world.ports.store.table('mails').count({ PlayerID: TAKER, Holds: true })).toBe(2);
  });

  /** Runs the expiry job once. Returns its pushes. */
  const expire = (): Promise<readonly Push[]> =>
    world.within(async (tx) => {
      const pushes: Push[] = [];
      const heard = { ...tx, publish: (push: Push) => void pushes.push(push) };
      for (const job of mailJobs) await job.run(heard, world.moment);
      return pushes;
    });

  /** Sets a player's gold by a transfer with the house. */
  const setGold = async (id: string, gold: number): Promise<void> => {
    const Amount = gold - (await goldOf(world, `player:${id}`));
    if (Amount === 0) return;
    await transfer(world.ports.store, world.moment.nowText, {
      ID: `set ${id} ${Amount}`,
      Reason: 'set',
      Source: 'set',
      Lines: [
        { Owner: 'house:set', ItemID: ITEM.gold, Amount: -Amount },
        { Owner: `player:${id}`, ItemID: ITEM.gold, Amount },
      ],
    });
  };
});
