import { beforeAll, describe, expect, it } from 'vitest';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { sendGift } from '../gift/handlers.ts';
import { createRuleWorld, type RuleWorld } from '../testing/ruleWorld.ts';
import { recordCalls } from '../testing/storeCalls.ts';
import type { Activity } from './activity.ts';
import { recordActivity } from './record.ts';

const PLAYER = '10000002';
const OTHER = '10000003';
/** Matches the store calls that do not read by key. */
const SEARCH = /\.(?:find|count|sum)$/;

describe('the store calls of an activity', () => {
  let world: RuleWorld;
  const callsOf = (activity: Activity): Promise<readonly string[]> =>
    world.within(async (inner) => {
      const { tx, calls } = recordCalls(inner);
      await recordActivity(tx, world.moment, PLAYER, activity);
      return calls;
    });
  beforeAll(async () => {
    world = await createRuleWorld();
    await world.within(async (tx) => {
      await tx.table('missionProgress').remove({});
      await tx.table('relations').remove({});
      await tx.table('giftDays').remove({});
      await tx.table('giftPasswords').remove({});
      await tx.table('players').update({ PlayerID: PLAYER }, { VIPLevel: 8, MutedUntil: '' });
    });
  }, 30_000);

  it('does not read the store for an activity that no counter counts', async () => {
    expect(await callsOf({ Kind: 'profile' })).toEqual([]);
  });

  it('reads by key for a chat message, and reads only the mission once the mission is done', async () => {
    const chat = { Kind: 'chat', ChannelType: CHANNEL.public } as const;
    const counted = await callsOf(chat);
    expect(counted).toEqual(['missionProgress.get', 'players.get', 'missionProgress.insert']);
    for (let sent = 0; sent < 10; sent += 1) await callsOf(chat);
    expect(await callsOf(chat)).toEqual(['missionProgress.get']);
  });

  it('reads by key for a gift', async () => {
    const gift = { Kind: 'gift', ToID: OTHER, ItemID: ITEM.gold, Amount: 20_000 } as const;
    // The first gift completes a mission, which is pushed to the player.
    await callsOf(gift);
    const calls = await callsOf(gift);
    expect(calls.filter((call) => SEARCH.test(call))).toEqual([]);
  });

  it('makes few store calls for a whole gift', async () => {
    const { calls } = await world.ask(sendGift, PLAYER, { ToID: OTHER, ItemID: ITEM.gold, Amount: 20_000 });
    // The searches read the ledger's balances and count the receiver's unread mails.
    const searches = calls.filter((call) => SEARCH.test(call));
    expect(searches).toEqual(['accounts.find', 'mails.count']);
    // Fifteen of them store the receipt in the conversation of the two players.
    // Four others read which gold is free, and record the gold that was passed on.
    expect(calls.length).toBeLessThanOrEqual(41);
  });
});
