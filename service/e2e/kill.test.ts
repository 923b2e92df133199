import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { ChatMessage } from '#protocol/entities/message.ts';
import { getHistory, sendPublicMessage } from '#protocol/operations/chat.ts';
import { openDatabase } from '../database.ts';
import { createLog } from '../ports/log.ts';
import { type ChatClient, connectChat } from '../testing/chatClient.ts';
import { runAdminProcess, type ServiceProcess, startServiceProcess } from '../testing/serviceProcess.ts';

const PLAYERS = 40;
const SENDS_EACH = 5;
const KILLED_AFTER = 60;

interface Send {
  readonly player: number;
  readonly R: string;
  readonly Message: string;
}
const SENDS: readonly Send[] = Array.from({ length: PLAYERS * SENDS_EACH }, (_, at) => ({
  player: at % PLAYERS,
  R: randomUUID(),
  Message: `player ${at % PLAYERS}, message ${Math.floor(at / PLAYERS)}`,
}));

let folder = '';
let databaseUrl = '';
let service: ServiceProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'menagerie-kill-'));
  databaseUrl = `sqlite:${join(folder, 'world.sqlite')}`;
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true });
});

const connectAll = (tokens: readonly string[]): Promise<ChatClient[]> =>
  Promise.all(tokens.map((token) => connectChat(service.port, token)));

/** Sends everything at once; answers what was acknowledged before the socket closed. */
async function sendAll(
  clients: readonly ChatClient[],
  onAcknowledged: (count: number) => void,
): Promise<Map<Send, ChatMessage>> {
  const acknowledged = new Map<Send, ChatMessage>();
  await Promise.allSettled(
    SENDS.map(async (send) => {
      const stored = await clients[send.player]?.call(sendPublicMessage, send.R, { Message: send.Message });
      if (stored !== undefined) acknowledged.set(send, stored);
      onAcknowledged(acknowledged.size);
    }),
  );
  return acknowledged;
}

/** The whole public channel, oldest first. */
async function history(client: ChatClient | undefined): Promise<readonly ChatMessage[]> {
  const pages: ChatMessage[] = [];
  for (let Page = 1; ; Page += 1) {
    const page = await client?.call(getHistory, randomUUID(), { ChannelType: 1, Page, PerPage: 100 });
    pages.push(...(page?.List ?? []));
    if (page === undefined || page.List.length === 0) return pages.toReversed();
  }
}

/** Every number from 1, once, in order. */
function expectUnbroken(channel: readonly ChatMessage[]): void {
  expect(channel.map(({ Seq }) => Seq)).toEqual(channel.map((_, at) => at + 1));
  expect(new Set(channel.map(({ Message }) => Message)).size).toBe(channel.length);
}

it('a kill -9 amid 200 sends and transfers loses, doubles and reorders nothing that was acknowledged', {
  timeout: 120_000,
}, async () => {
  const tokens = await runAdminProcess(
    databaseUrl,
    'player',
    'create',
    '--count',
    String(PLAYERS),
    '--vip',
    '4',
    '--tokens',
  );
  expect(tokens).toHaveLength(PLAYERS);

  service = await startServiceProcess(databaseUrl);
  const clients = await connectAll(tokens);
  service.load();
  await expect.poll(() => service.transferred.length, { timeout: 10_000 }).toBeGreaterThan(0);
  let killed: Promise<void> | undefined;
  const acknowledged = await sendAll(clients, (count) => {
    if (count >= KILLED_AFTER) killed ??= service.kill();
  });
  await killed;
  const { transferred } = service;
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLED_AFTER);
  expect(acknowledged.size).toBeLessThan(SENDS.length);

  service = await startServiceProcess(databaseUrl);
  const again = await connectAll(tokens);
  const kept = await history(again[0]);
  expectUnbroken(kept);
  for (const stored of acknowledged.values()) expect(kept[stored.Seq - 1]).toEqual(stored);

  // What had no answer is sent again under its key, with all the rest: each message is there once after that.
  const whole = await sendAll(again, () => {});
  expect(whole.size).toBe(SENDS.length);
  for (const [send, stored] of acknowledged) expect(whole.get(send)).toEqual(stored);
  const channel = await history(again[0]);
  expectUnbroken(channel);
  expect(channel).toHaveLength(SENDS.length);
  for (let player = 0; player < PLAYERS; player += 1) {
    const own = SENDS.filter((send) => send.player === player);
    expect(
      channel.filter(({ Message }) => Message.startsWith(`player ${player},`)).map(({ Message }) => Message),
    ).toEqual(own.map(({ Message }) => Message));
  }

  expect(await runAdminProcess(databaseUrl, 'ledger', 'audit')).toEqual(['balanced']);
  const store = await openDatabase(databaseUrl, { bus: createLocalBus(), log: createLog('silent') });
  const posted = await store.table('transfers').find({ where: { Reason: 'load' } });
  const ids = new Set(posted.map(({ ID }) => ID));
  expect(transferred.filter((id) => !ids.has(id))).toEqual([]);
  await store.close();
});
