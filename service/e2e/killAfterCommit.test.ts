import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goldTo, type Pair, pairOf } from '#conformance/cases/giftPair.ts';
import { create, PLAIN } from '#conformance/envelopeScene.ts';
import { TestContext } from '#conformance/testContext.ts';
import type { TestMember } from '#conformance/testMembers.ts';
import { auditLedger } from '#domain/ledger/audit.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { Store } from '#domain/ports/store.ts';
import { exchangeGemToGold } from '#protocol/endpoints/shop.ts';
import type { OperationContract } from '#protocol/operation.ts';
import { signInChat, signInLobby } from '#protocol/operations/connection.ts';
import { claimEnvelope, createEnvelope } from '#protocol/operations/envelope.ts';
import { spinFireWheel } from '#protocol/operations/fireWheel.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { actOnMails } from '#protocol/operations/mail.ts';
import { openDatabase } from '../database.ts';
import { createLog } from '../ports/log.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { startServiceProcess } from '../testing/serviceProcess.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

/** A call that moves money, under one idempotency key on any service. */
type MoneyCall = (context: TestContext, idempotencyKey: string) => Promise<{ Code: number; Result: unknown }>;

/** Calls an operation on a new socket. */
const onSocket =
  ({ session }: TestMember, { op, socket }: OperationContract, payload: object): MoneyCall =>
  async (context, R) => {
    const opened = await context.openSocket(socket === 'chat' ? 'chat' : 'lobby');
    await opened.ask((socket === 'chat' ? signInChat : signInLobby).op, {}, { token: session.token });
    return opened.ask(op, payload, { R });
  };

const KINDS: readonly { readonly kind: string; readonly prepare: (pair: Pair) => Promise<MoneyCall> }[] = [
  { kind: 'a gift of gold', prepare: async ([giver, taker]) => onSocket(giver, sendGift, goldTo(taker, 20_000)) },
  {
    kind: 'the gold of a mail',
    prepare: async ([giver, taker]) => {
      await giver.chat.call(sendGift, goldTo(taker, 20_000));
      return onSocket(taker, actOnMails, { Collect: 'all' });
    },
  },
  { kind: 'a new red envelope', prepare: async ([sender]) => onSocket(sender, createEnvelope, PLAIN) },
  {
    kind: 'a share of a red envelope',
    prepare: async ([sender, claimer]) => {
      const { RedEnvelopeID } = await create(sender);
      return onSocket(claimer, claimEnvelope, { RedEnvelopeID });
    },
  },
  { kind: 'a spin of the wheel', prepare: async ([player]) => onSocket(player, spinFireWheel, {}) },
  {
    kind: 'gems turned into gold, over REST',
    prepare:
      async ([{ session }]) =>
      (context, key) =>
        context.visitor().ask(exchangeGemToGold, { Amount: 10 }, { token: session.token, key }),
  },
];

describe('a kill between commit and answer on SQLite', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'menagerie-kill-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  describeKills(async () => `sqlite:${join(folder, 'world.sqlite')}`);
});

describe.skipIf(POSTGRES_URL === '')('a kill between commit and answer on PostgreSQL', () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());
  describeKills(() => databases.create());
});

function describeKills(createDatabase: () => Promise<string>): void {
  it('keeps committed work, does nothing twice, and repeats the lost answers', {
    timeout: 120_000,
  }, async () => {
    const databaseUrl = await createDatabase();
    const first = await startServiceProcess(databaseUrl);
    const context = new TestContext(createWireAdapter(`http://127.0.0.1:${first.port}`));
    const calls: { readonly kind: string; readonly key: string; readonly call: MoneyCall }[] = [];
    for (const [at, { kind, prepare }] of KINDS.entries()) {
      const pair = await pairOf(context, `09880000${at}0`, 3, 200_000, 1000);
      calls.push({ kind, key: randomUUID(), call: await prepare(pair) });
    }
    const killed = await first.killAfterCommit(calls.map(({ key }) => key));
    const answers = calls.map(({ key, call }) =>
      call(context, key).then(
        () => 'answered',
        () => 'lost',
      ),
    );
    expect(await Promise.all(answers)).toEqual(KINDS.map(() => 'lost'));
    await killed();

    const store = await openDatabase(databaseUrl, { bus: createLocalBus(), log: createLog('silent') });
    const kept = await Promise.all(
      calls.map(async ({ kind, key }) => {
        const [row] = await store.table('idempotency').find({ where: { R: key } });
        return { kind, Code: row?.Code, Result: row?.Answer.result };
      }),
    );
    expect(kept.map(({ Code }) => Code)).toEqual(KINDS.map(() => 200));
    const committed = await worldOf(store);

    const next = await startServiceProcess(databaseUrl);
    try {
      const again = new TestContext(createWireAdapter(`http://127.0.0.1:${next.port}`));
      for (let repeat = 0; repeat < 2; repeat += 1) {
        const repeated: unknown[] = [];
        for (const { kind, key, call } of calls) {
          const { Code, Result } = await call(again, key);
          repeated.push({ kind, Code, Result });
        }
        expect(repeated).toEqual(kept);
      }
      expect(await worldOf(store)).toEqual(committed);
      expect(await auditLedger(store)).toEqual([]);
      // The next service sends the committed pushes. On PostgreSQL they are in a log, which keeps them for a minute.
      const isLog = databaseUrl.startsWith('postgres');
      const hasLeft = async () => isLog || (await store.table('pushOutbox').count()) === 0;
      await expect.poll(hasLeft, { timeout: 10_000 }).toBe(true);
      again.clear();
    } finally {
      await next.stop();
      await store.close();
    }
  });
}

/** The rows that calls with money write. */
const worldOf = async (store: Store) => ({
  transfers: (await store.table('transfers').find()).map(({ ID }) => ID).toSorted(),
  entries: await store.table('entries').count(),
  mails: await store.table('mails').count(),
  gifts: await store.table('giftRecords').count(),
  envelopes: await store.table('envelopes').count(),
  messages: await store.table('messages').count(),
});
