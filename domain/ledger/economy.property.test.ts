import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ENVELOPE_STATUS } from '#protocol/entities/envelope.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { ECONOMY } from '../economy.ts';
import { cancelEnvelope } from '../envelope/cancelEnvelope.ts';
import { claimEnvelope } from '../envelope/claimEnvelope.ts';
import { openEnvelope } from '../envelope/openEnvelope.ts';
import { claimFirstDay } from '../firstDay/handlers.ts';
import { sendGift } from '../gift/handlers.ts';
import { actOnMails } from '../mail/actOnMails.ts';
import { attachmentsOf } from '../mailbox/serialize.ts';
import type { Reader } from '../ports/store.ts';
import type { Snapshot } from '../store.ts';
import { beginning, EconomyWorld, PLAYERS, type Wish, wishOf } from '../testing/economyWorld.ts';
import type { Death } from '../testing/mortalBackend.ts';
import { played, SEED } from '../../scripts/testing/playedAtRandom.ts';
import { auditLedger } from './audit.ts';
import { transferWithin } from './transfer.ts';

const HOUR = 60 * 60 * 1000;
const INTERLEAVINGS = played(1000, 10_000);
/** Each round is a random interleaving that starts from the state after earlier rounds. */
const ROUNDS = 5;

/** `pick` chooses among the actions that are possible at that time. */
const step = fc.record({
  who: fc.nat({ max: 3 }),
  other: fc.nat({ max: 3 }),
  pick: fc.nat({ max: 7 }),
  amount: fc.integer({ min: 1, max: 60_000 }),
  what: fc.constantFrom(
    'transfer',
    'refund',
    'giveGold',
    'giveEffect',
    'collect',
    'sendBack',
    'delete',
    'openEnvelope',
    'openEnvelope',
    'claim',
    'claim',
    'claim',
    'cancel',
    'firstDay',
  ),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Actions at the same time, followed by a time that passes: usually none, a day for envelopes, a month for mail. */
const round = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
  hours: fc.constantFrom(0, 0, 0, 1, 24, 24 * 31),
});
const deaths = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 25 }), fc.constantFrom<Death>('before', 'after')), { maxLength: 3 })
  .map((drawn) => new Map(drawn));

async function wishFor(db: Reader, { who, other, pick, amount, what }: Step, R: string): Promise<Wish> {
  const me = PLAYERS[who] ?? PLAYERS[0];
  const ToID = PLAYERS[other] ?? PLAYERS[0];
  const envelopes = await db.table('envelopes').find({ order: [['RedEnvelopeID', 'asc']] });
  const RedEnvelopeID = envelopes[pick % Math.max(1, envelopes.length)]?.RedEnvelopeID ?? 'none';
  const contract = { name: what, effect: 'write', result: z.json(), codes: [100000, 100011] } as const;
  const own = (run: Wish['run']): Wish => ({ R, playerID: me, contract, request: { what, ToID, amount, pick }, run });
  switch (what) {
    case 'giveGold':
      return wishOf(R, me, sendGift, { ToID, ItemID: 1, Amount: 20_000 + amount });
    case 'giveEffect':
      return wishOf(R, me, sendGift, { ToID, ItemID: 42, Amount: 1 + (amount % 9) });
    case 'collect':
      return wishOf(R, me, actOnMails, { Collect: 'all' });
    case 'sendBack':
      return wishOf(R, me, actOnMails, { CollectAndSendBack: 'all' });
    case 'delete':
      return wishOf(R, me, actOnMails, { Screen: 'all', Delete: 'all' });
    case 'claim':
      return wishOf(R, me, claimEnvelope, { RedEnvelopeID });
    case 'cancel':
      return wishOf(R, me, cancelEnvelope, { RedEnvelopeID });
    case 'firstDay':
      return wishOf(R, me, claimFirstDay, {});
    case 'openEnvelope':
      return own(async (context, tx) => {
        const Quantity = 1 + (pick % 4);
        await openEnvelope(tx, context, context.player, {
          Audience: 'public',
          ChannelType: 1,
          Title: '紅包',
          Content: '',
          Amount: 400 + amount,
          Quantity,
          Method: 1 + (pick % 2),
          Free: 0,
        });
        return {};
      });
    case 'refund':
      return own(async (context, tx) => {
        const ID = `transfer ${pick}`;
        await transferWithin(tx, context.nowText, { ID: `back ${ID}`, Reason: 'r', Source: 's', Reverses: ID });
        return {};
      });
    case 'transfer':
      return own(async (context, tx) => {
        const [from, to] = [`player:${me}`, me === ToID ? 'house:till' : `player:${ToID}`];
        await transferWithin(tx, context.nowText, {
          ID: `transfer ${pick}`,
          Reason: 'r',
          Source: 's',
          Lines: [
            { Owner: from, ItemID: ITEM.gold, Amount: -amount },
            { Owner: to, ItemID: ITEM.gold, Amount: amount },
          ],
        });
        return {};
      });
  }
}

async function holds(db: Reader): Promise<void> {
  expect(await auditLedger(db)).toEqual([]);
  const mails = await db.table('mails').find();
  const waiting = new Map<number, number>();
  for (const { ItemID, Amount } of mails.filter(({ Holds }) => Holds).flatMap(attachmentsOf))
    waiting.set(ItemID, (waiting.get(ItemID) ?? 0) + Amount);
  const inMail = await db.table('accounts').find({ where: { Owner: 'house:mail', Balance: { not: 0 } } });
  expect(new Map(inMail.map(({ ItemID, Balance }) => [ItemID, Balance]))).toEqual(waiting);

  const envelopes = await db.table('envelopes').find();
  const open = envelopes.filter(({ Status }) => Status === ENVELOPE_STATUS.open);
  const left = open.reduce((sum, { Amount, ClaimedAmount }) => sum + Amount - ClaimedAmount, 0);
  expect((await db.table('accounts').get('house:envelope', ITEM.gold))?.Balance ?? 0).toBe(left);
  const claims = await db.table('envelopeClaims').find();
  for (const envelope of envelopes) {
    const taken = claims.filter(({ RedEnvelopeID }) => RedEnvelopeID === envelope.RedEnvelopeID);
    const shares = envelope.Shares;
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(envelope.Amount);
    expect(taken.map(({ Amount }) => Amount).toSorted((a, b) => a - b)).toEqual(
      shares.slice(0, envelope.Claimed).toSorted((a, b) => a - b),
    );
    expect(taken.reduce((sum, { Amount }) => sum + Amount, 0)).toBe(envelope.ClaimedAmount);
  }

  // The list of the first days pays an account at most once.
  const firstDays = await db
    .table('entries')
    .find({ where: { TransferID: { like: 'firstDay:%' }, Amount: { gt: 0 } } });
  const { Gold } = ECONOMY.FirstDay.Reward;
  expect(firstDays.map(({ Owner, Amount }) => [Owner, Amount])).toEqual(
    [...new Set(firstDays.map(({ Owner }) => Owner))].map((owner) => [owner, Gold]),
  );
  const house = (await db.table('accounts').get('house:firstDay', ITEM.gold))?.Balance ?? 0;
  expect(house + Gold * firstDays.length).toBe(0);

  // An attachment leaves the escrow once: it is either collected or sent back.
  const paid = await db.table('entries').find({ where: { Owner: 'house:mail', Amount: { lt: 0 } } });
  const mailOf = (id: string): string => id.split(':')[1] ?? '';
  const collected = new Set(
    paid.filter(({ TransferID }) => TransferID.endsWith(':collect')).map(({ TransferID }) => mailOf(TransferID)),
  );
  const returned = paid.filter(({ TransferID }) => TransferID.endsWith(':return'));
  expect(returned.filter(({ TransferID }) => collected.has(mailOf(TransferID)))).toEqual([]);
}

describe('concurrent actions of players, with a crash of the process at any point', () => {
  let start: Snapshot;
  beforeAll(async () => {
    start = await beginning();
  });

  it(`keep every amount exactly once (PROPERTY_SEED=${SEED})`, async () => {
    const seen = { crashes: 0, done: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(round, { minLength: ROUNDS, maxLength: ROUNDS }),
        deaths,
        fc.nat(),
        async (rounds, die, seed) => {
          const world = new EconomyWorld(start, die, seed);
          for (const [at, { steps, hours }] of rounds.entries()) {
            const wishes: Wish[] = [];
            for (const [place, each] of steps.entries())
              wishes.push(await wishFor(world.store, each, `wish ${at} ${place}`));
            const outcomes = await world.ask(wishes);
            seen.done += outcomes.filter(({ code }) => code === 200).length;
            expect(world.alarms).toEqual([]);
            if (hours > 0) await world.advance(hours * HOUR);
          }
          await holds(world.store);
          seen.crashes += world.crashes;
        },
      ),
      { numRuns: INTERLEAVINGS / ROUNDS, seed: SEED },
    );
    // The run proves something only if it had many actions and many crashes.
    expect([seen.crashes > INTERLEAVINGS / 10, seen.done > INTERLEAVINGS]).toEqual([true, true]);
  }, 600_000);
});
