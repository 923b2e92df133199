import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { ChatMessage } from '#protocol/entities/message.ts';
import { getHistory, sendPublicMessage } from '#protocol/operations/chat.ts';
import { openDatabase } from '../database.ts';
import { createLog } from '../ports/log.ts';
import { type ChatClient, connectChat } from '../testing/chatClient.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { runAdminProcess, type ServiceProcess, startServiceProcess } from '../testing/serviceProcess.ts';

/** How often a service is killed: once on SQLite in `npm test`, 30 times on each database in `npm run test:long`. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 1);
const PLAYERS = 40;
const SENDS_EACH = 5;
/** The number of acknowledged sends before the kill. It differs in each round. */
const KILLED_AFTER = [60, 1, 20, 110, 40, 5, 85, 140];

interface Send {
  readonly player: number;
  readonly R: string;
  readonly Message: string;
}
const makeSends = (): readonly Send[] =>
  Array.from({ length: PLAYERS * SENDS_EACH }, (_, at) => ({
    player: at % PLAYERS,
    R: randomUUID(),
    Message: `player ${at % PLAYERS}, message ${Math.floor(at / PLAYERS)}`,
  }));

describe('a kill -9 on SQLite', () => {
  let folder = '';
  let files = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'menagerie-kill-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  describeKills(async () => `sqlite:${join(folder, `${files++}.sqlite`)}`);
});

describe.skipIf(POSTGRES_URL === '' || ROUNDS === 1)('a kill -9 on PostgreSQL', () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());
  describeKills(() => databases.create());
});

function describeKills(createDatabase: () => Promise<string>): void {
  it.each(
    Array.from({ length: ROUNDS }, (_, round) => ({ round, killedAfter: KILLED_AFTER[round % KILLED_AFTER.length] })),
  )(
    'during 200 sends and transfers loses, doubles and reorders no acknowledged work, and pushes only what is stored: round $round, after $killedAfter answers',
    { timeout: 120_000 },
    async ({ killedAfter = 1 }) => expectNothingLost(await createDatabase(), killedAfter),
  );
}

const connectAll = (port: number, tokens: readonly string[]): Promise<ChatClient[]> =>
  Promise.all(tokens.map((token) => connectChat(port, token)));

/** Sends all messages concurrently. Returns the messages that were acknowledged before the socket closed. */
async function sendAll(
  clients: readonly ChatClient[],
  sends: readonly Send[],
  onAcknowledged: (count: number) => void,
): Promise<Map<Send, ChatMessage>> {
  const acknowledged = new Map<Send, ChatMessage>();
  await Promise.allSettled(
    sends.map(async (send) => {
      const stored = await clients[send.player]?.call(sendPublicMessage, send.R, { Message: send.Message });
      if (stored !== undefined) acknowledged.set(send, stored);
      onAcknowledged(acknowledged.size);
    }),
  );
  return acknowledged;
}

/** All messages of the public channel, oldest first. */
async function history(client: ChatClient | undefined): Promise<readonly ChatMessage[]> {
  const pages: ChatMessage[] = [];
  for (let Page = 1; ; Page += 1) {
    const page = await client?.call(getHistory, randomUUID(), { ChannelType: 1, Page, PerPage: 100 });
    pages.push(...(page?.List ?? []));
    if (page === undefined || page.List.length === 0) return pages.toReversed();
  }
}

/** Expects every number from 1, once, in order. */
function expectUnbroken(channel: readonly ChatMessage[]): void {
  expect(channel.map(({ Seq }) => Seq)).toEqual(channel.map((_, at) => at + 1));
  expect(new Set(channel.map(({ Message }) => Message)).size).toBe(channel.length);
}

async function expectNothingLost(databaseUrl: string, killedAfter: number): Promise<void> {
  const sends = makeSends();
  const create = ['player', 'create', '--count', String(PLAYERS), '--vip', '4', '--tokens'];
  // The command line does not create a database.
  await (await openDatabase(databaseUrl, { bus: createLocalBus(), log: createLog('silent') })).close();
  const tokens = await runAdminProcess(databaseUrl, ...create);
  expect(tokens).toHaveLength(PLAYERS);

  const first = await startServiceProcess(databaseUrl);
  const clients = await connectAll(first.port, tokens);
  first.load();
  await expect.poll(() => first.transferred.length, { timeout: 10_000 }).toBeGreaterThan(0);
  let killed: Promise<void> | undefined;
  const acknowledged = await sendAll(clients, sends, (count) => {
    if (count >= killedAfter) killed ??= first.kill();
  });
  await killed;
  expect(acknowledged.size).toBeGreaterThanOrEqual(killedAfter);
  // The last sends may be answered before the kill. Transfers continue until the kill, so it always interrupts work.

  const second = await startServiceProcess(databaseUrl);
  try {
    await compare(second, tokens, sends, acknowledged, clients);
  } finally {
    await second.stop();
  }

  expect(await runAdminProcess(databaseUrl, 'ledger', 'audit')).toEqual(['balanced']);
  const store = await openDatabase(databaseUrl, { bus: createLocalBus(), log: createLog('silent') });
  const posted = await store.table('transfers').find({ where: { Reason: 'load' } });
  const ids = new Set(posted.map(({ ID }) => ID));
  expect(first.transferred.filter((id) => !ids.has(id))).toEqual([]);
  await store.close();
}

/** Compares the restarted service with the answers and pushes of the killed one, then sends the rest. */
async function compare(
  service: ServiceProcess,
  tokens: readonly string[],
  sends: readonly Send[],
  acknowledged: ReadonlyMap<Send, ChatMessage>,
  before: readonly ChatClient[],
): Promise<void> {
  const again = await connectAll(service.port, tokens);
  const kept = await history(again[0]);
  expectUnbroken(kept);
  for (const stored of acknowledged.values()) expect(kept[stored.Seq - 1]).toEqual(stored);
  for (const { heard } of before) expect(heard).toEqual(heard.map(({ Seq }) => kept[Seq - 1]));

  // All sends are repeated under their keys. Afterwards each message exists once.
  const whole = await sendAll(again, sends, () => {});
  expect(whole.size).toBe(sends.length);
  for (const [send, stored] of acknowledged) expect(whole.get(send)).toEqual(stored);
  const channel = await history(again[0]);
  expectUnbroken(channel);
  expect(channel).toHaveLength(sends.length);
  for (let player = 0; player < PLAYERS; player += 1) {
    const own = sends.filter((send) => send.player === player);
    expect(
      channel.filter(({ Message }) => Message.startsWith(`player ${player},`)).map(({ Message }) => Message),
    ).toEqual(own.map(({ Message }) => Message));
  }
}
