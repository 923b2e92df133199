import { afterAll, describe, expect, it } from 'vitest';
import { auditLedger } from '#domain/ledger/audit.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { startWorldService } from './testing/diskService.ts';
import { createDatabases, POSTGRES_URL } from './testing/postgresDatabases.ts';
import { startServiceProcess } from './testing/serviceProcess.ts';
import { callWallet, declarationFile, enterGame } from './testing/walletCaller.ts';

const PLAYER = '10000002';
const TRANSACTIONS = 12;

describe.skipIf(POSTGRES_URL === '')('two processes on one database', () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());

  it('move the gold of a transaction once if both get it at the same time', async () => {
    const settings = { GAME_PROVIDERS: declarationFile(), DEMO_LIFE: '0' };
    const databaseUrl = await databases.create();
    const first = await startWorldService(databaseUrl, undefined, settings);
    const second = await startServiceProcess(databaseUrl, 'shown', settings);
    try {
      const ports = [Number(new URL(first.origin).port), second.port] as const;
      const token = await enterGame(ports[0], first.ports, PLAYER);
      const { store } = first.ports;
      const gold = async () => (await store.table('accounts').get(`player:${PLAYER}`, ITEM.gold))?.Balance ?? 0;
      const before = await gold();
      for (let at = 0; at < TRANSACTIONS; at += 1) {
        const play = { token, round: `p${at}`, transaction_uuid: `p${at}:play`, bet_amount: 10, win_amount: at };
        // Four calls of each process, so that each also has to order its own calls.
        const asked = Array.from({ length: 8 }, (_none, call) =>
          callWallet(ports[call % 2 === 0 ? 0 : 1], 'play', play),
        );
        const answers = new Set(
          (await Promise.all(asked)).map(({ json: { status, balance } }) => JSON.stringify({ status, balance })),
        );
        expect([...answers]).toEqual([JSON.stringify({ status: 'RS_OK', balance: await gold() })]);
      }
      const won = (TRANSACTIONS * (TRANSACTIONS - 1)) / 2;
      expect(await gold()).toBe(before - 10 * TRANSACTIONS + won);
      expect(await store.table('walletTransactions').count({ Call: 'play' })).toBe(TRANSACTIONS);
      expect(await store.transaction((tx) => auditLedger(tx))).toEqual([]);
    } finally {
      await second.stop();
      await first.stop();
    }
  }, 120_000);
});
