import { beforeEach, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { Failure } from '#protocol/failure.ts';
import { deliverGift } from '../gift/deliverGift.ts';
import { openGiftPrices } from '../gift/price.ts';
import { type NewMail, sendMail } from '../mailbox/send.ts';
import { createRuleWorld, type RuleWorld } from '../testing/ruleWorld.ts';
import { actOnMails } from './handlers.ts';

const GIVER = '10000002';
const TAKER = '10000003';
const EFFECT = 42;
const MOST_COLLECTED = 50;

const letter = (ToID: string, ItemID: number, Amount: number): NewMail => ({
  ToID,
  FromID: '',
  Title: { zh_tw: '信', id_id: 'Surat', vi_vn: 'Thư' },
  Content: { zh_tw: '內容', id_id: 'Isi', vi_vn: 'Nội dung' },
  Attachments: [{ ItemID, Amount }],
  PaidBy: 'house:test',
  Source: 'test',
});

let world: RuleWorld;
beforeEach(async () => {
  world = await createRuleWorld();
  await world.within(async (tx) => {
    await tx.table('mails').remove({});
    await tx.table('giftDays').remove({});
    await tx.table('giftPasswords').remove({});
    await tx.table('relations').remove({});
    const PlayerID = { in: [GIVER, TAKER] };
    await tx.table('players').update({ PlayerID }, { VIPLevel: 8, MutedUntil: '', Disabled: false });
    for (const id of PlayerID.in) await sendMail(tx, world.moment, letter(id, ITEM.gem, 1000));
  });
  for (const id of [GIVER, TAKER]) await world.ask(actOnMails, id, { Collect: 'all' });
}, 30_000);

it('collects all mails that came after gifts that wait', async () => {
  await world.within(async (tx) => {
    for (let at = 0; at < MOST_COLLECTED; at += 1) {
      const ID = `young-${at}`;
      await sendMail(tx, world.moment, { ...letter(TAKER, ITEM.gold, 70_000), Source: 'gift', RefID: ID });
      await tx.table('passedOn').insert({
        ID,
        PlayerID: GIVER,
        Kind: 'gift',
        ItemID: ITEM.gold,
        Amount: 70_000,
        Returned: 0,
        Free: 70_000,
        IsYoung: true,
        OriginID: '',
        CreateTime: world.moment.nowText,
      });
    }
    await sendMail(tx, world.moment, letter(TAKER, ITEM.gold, 700));
    const CreateTime = new Date(world.moment.now + 1).toISOString();
    await tx.table('mails').update({ PlayerID: TAKER, Source: 'test', Holds: true }, { CreateTime });
  });
  const { result } = await world.ask(actOnMails, TAKER, { Collect: 'all' });
  expect(result).toMatchObject({ Attachments: [{ ItemID: ITEM.gold, Amount: 700 }], Collectable: MOST_COLLECTED });
  await expect(world.ask(actOnMails, TAKER, { Collect: 'all' })).rejects.toEqual(new Failure(200083));
});

/** Gives an effect gift with a part of its worth that is free. */
const giveEffect = (Free: number, IsYoung: boolean): Promise<void> =>
  world.within(async (tx) => {
    const sender = assertDefined(await tx.table('players').get(GIVER), 'the giver');
    const prices = await openGiftPrices(tx, world.moment, sender, [TAKER], ITEM.gem);
    await deliverGift(tx, world.moment, sender, await prices.price({ ToID: TAKER, ItemID: EFFECT, Amount: 1 }));
    await tx.table('passedOn').update({ PlayerID: GIVER, ItemID: ITEM.gem }, { Free, IsYoung });
  });

it('keeps gold free that stays when an effect gift goes back', async () => {
  await giveEffect(30, false);
  const { store } = world.ports;
  const free = async () => (await store.table('freeItems').get(TAKER, ITEM.gold))?.Amount ?? 0;
  const before = await free();
  await world.ask(actOnMails, TAKER, { CollectAndSendBack: 'all' });
  expect((await free()) - before).toBe(30);
  const [back] = await store.table('passedOn').find({ where: { PlayerID: TAKER, ItemID: ITEM.gem } });
  expect(back?.Free).toBe(0);
});

it('refuses to return an effect gift to a player who took too much free gold of young accounts', async () => {
  await giveEffect(60_001, true);
  const sendBack = world.ask(actOnMails, TAKER, { CollectAndSendBack: 'all' });
  await expect(sendBack).rejects.toEqual(new Failure(200083));
});
