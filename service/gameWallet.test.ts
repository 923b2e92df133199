import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditLedger } from '#domain/ledger/audit.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { DiskService } from './testing/diskService.ts';
import { describeOnEachDatabase } from './testing/eachDatabase.ts';
import { callWallet, declarationFile, enterGame } from './testing/walletCaller.ts';

const PLAYER = '10000002';

describeOnEachDatabase((start) => {
  let service: DiskService;
  let port: number;
  let token: string;
  beforeEach(async () => {
    service = await start({ GAME_PROVIDERS: declarationFile(), DEMO_LIFE: '0' });
    port = Number(new URL(service.origin).port);
    token = await enterGame(port, service.ports, PLAYER);
  }, 60_000);
  afterEach(() => service.stop());

  const call = async (name: Parameters<typeof callWallet>[1], fields: Readonly<Record<string, unknown>>) => {
    const { json } = await callWallet(port, name, { token, round: 'r1', ...fields });
    return { status: json.status, balance: Number(json.balance) };
  };
  const gold = async (): Promise<number> =>
    (await service.ports.store.table('accounts').get(`player:${PLAYER}`, ITEM.gold))?.Balance ?? 0;

  it('answers after the commit, and stores stakes, wins, rollbacks and closes once', async () => {
    const before = await gold();
    const bet = { transaction_uuid: 'b1', amount: 100 };
    const stakes = await Promise.all(Array.from({ length: 8 }, () => call('bet', bet)));
    expect(new Set(stakes.map(({ status, balance }) => `${String(status)} ${balance}`))).toEqual(
      new Set([`RS_OK ${before - 100}`]),
    );
    const win = { transaction_uuid: 'w1', reference_transaction_uuid: 'b1', amount: 250 };
    expect(await call('win', win)).toEqual({ status: 'RS_OK', balance: before + 150 });
    expect(await gold()).toBe(before + 150);
    await call('close', {});
    expect(await call('win', win)).toEqual({ status: 'RS_OK', balance: before + 150 });
    expect(await call('bet', { ...bet, amount: 101 })).toMatchObject({ status: 'DUPLICATE_TRANSACTION' });

    const late = { round: 'r2', transaction_uuid: 'b2', amount: 70 };
    expect(await call('rollback', { round: 'r2', reference_transaction_uuid: 'b2' })).toMatchObject({
      status: 'RS_OK',
    });
    expect(await call('bet', late)).toMatchObject({ status: 'TRANSACTION_ROLLED_BACK' });

    const plays = Array.from({ length: 10 }, (_, at) =>
      call('play', { round: `p${at}`, transaction_uuid: `p${at}`, bet_amount: 10, win_amount: 10 + at }),
    );
    expect((await Promise.all(plays)).map(({ status }) => status)).toEqual(plays.map(() => 'RS_OK'));
    expect(await gold()).toBe(before + 150 + 45);
    expect(await service.ports.store.transaction((tx) => auditLedger(tx))).toEqual([]);
    expect(await service.ports.store.table('rounds').count({ RoundID: { like: 'studio:%' } })).toBe(1);
  }, 60_000);
});
