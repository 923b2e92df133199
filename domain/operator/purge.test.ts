import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createLocalBus } from '../ports/bus.ts';
import type { Store, Transaction } from '../ports/store.ts';
import { createMemoryBackend, createStore } from '../store.ts';
import { taipeiDay } from '../taipei.ts';
import { purge } from './purge.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const HOUR = 60 * 60 * 1000;
const ago = (hours: number): string => new Date(NOW - hours * HOUR).toISOString();
const createWorld = () => createStore(createMemoryBackend(), { bus: createLocalBus(), uuid: randomUUID });
const key = (R: string, CreateTime: string) => ({
  Scope: 's',
  R,
  Fingerprint: '',
  Code: 200,
  Answer: { message: '', result: null, detail: {} },
  CreateTime,
});

/** The remaining rows of each table, by a column. */
const left = async (store: Store) => ({
  keys: (await store.table('idempotency').find()).map(({ R }) => R),
  sessions: (await store.table('sessions').find()).map(({ TokenHash }) => TokenHash),
  tokens: (await store.table('phoneTokens').find()).map(({ TokenHash }) => TokenHash),
  sends: (await store.table('phoneSends').find()).map(({ ID }) => ID),
  codes: (await store.table('phoneCodes').find()).map(({ Purpose }) => Purpose),
  devices: (await store.table('devices').find()).map(({ DeviceHash }) => DeviceHash),
  texts: (await store.table('outboxTexts').find()).map(({ ID }) => ID),
  exclusions: (await store.table('exclusions').find()).map(({ WayHash }) => WayHash),
  walletRequests: (await store.table('walletRequests').find()).map(({ RequestID }) => RequestID),
  walletTransactions: (await store.table('walletTransactions').find()).map(({ TransactionID }) => TransactionID),
  gameSessions: (await store.table('gameSessions').find()).map(({ TokenHash }) => TokenHash),
  openRounds: (await store.table('openRounds').find()).map(({ RoundID }) => RoundID),
  providerWins: (await store.table('providerWins').find()).map(({ Day }) => Day),
  passedOn: (await store.table('passedOn').find()).map(({ ID }) => ID),
});

async function fill(tx: Transaction): Promise<void> {
  await tx.table('idempotency').insert([key('old', ago(24)), key('new', ago(23.9))]);
  const session = {
    PlayerID: '1',
    Provider: 'guest',
    IsRegist: false,
    ProofTime: '',
    CodeTime: '',
    CreateTime: ago(400),
    EndReason: '',
    DeviceHash: '',
  };
  await tx.table('sessions').insert([
    { ...session, TokenHash: 'old', Expires: ago(7 * 24) },
    { ...session, TokenHash: 'ended', Expires: ago(24), EndReason: 'replaced' },
    { ...session, TokenHash: 'living', Expires: ago(-1) },
  ]);
  await tx.table('exclusions').insert([
    { WayHash: 'old', Expires: ago(0), IsForGood: true },
    { WayHash: 'holds', Expires: ago(-1), IsForGood: false },
  ]);
  await tx.table('phoneTokens').insert([
    { TokenHash: 'old', Phone: '', Expires: ago(0), DeviceHash: '' },
    { TokenHash: 'new', Phone: '', Expires: ago(-1), DeviceHash: '' },
  ]);
  const send = { Phone: '', Sender: '', DeviceID: '' };
  await tx.table('phoneSends').insert([
    { ...send, ID: 'old', CreateTime: ago(48) },
    { ...send, ID: 'counted', CreateTime: ago(23) },
  ]);
  await tx.table('phoneCodes').insert([
    { Purpose: 'old', CodeHash: '', TriesLeft: 3, CreateTime: ago(24) },
    { Purpose: 'new', CodeHash: '', TriesLeft: 3, CreateTime: ago(0.1) },
  ]);
  const device = { PlayerID: '1', Browser: '', System: '', Provider: 'guest', FirstTime: ago(10_000) };
  await tx.table('devices').insert([
    { ...device, DeviceHash: 'gone', LastTime: ago(400 * 24) },
    { ...device, DeviceHash: 'kept', LastTime: ago(399 * 24) },
  ]);
  const text = { To: '', Channel: 'sms', Text: '' };
  await tx.table('outboxTexts').insert([
    { ...text, ID: 'old', CreateTime: ago(7 * 24) },
    { ...text, ID: 'new', CreateTime: ago(1) },
  ]);
  const passed = { PlayerID: '1', ItemID: 1, Amount: 1, Returned: 0, Free: 0, IsYoung: false, OriginID: '' };
  await tx.table('passedOn').insert([
    { ...passed, ID: 'old', Kind: 'gift', CreateTime: ago(400 * 24) },
    { ...passed, ID: 'new', Kind: 'envelope', CreateTime: ago(399 * 24) },
    { ...passed, ID: 'deposit', Kind: 'vault', CreateTime: ago(500 * 24) },
  ]);
  await fillWallet(tx);
}

async function fillWallet(tx: Transaction): Promise<void> {
  await tx.table('walletRequests').insert([
    { KeyID: 'k', RequestID: 'old', Expires: ago(0) },
    { KeyID: 'k', RequestID: 'new', Expires: ago(-1) },
  ]);
  const ids = { Provider: 'p', PlayerID: '1', GameCode: 'owl', Brand: '', SessionHash: '', UsedBy: '', JoinID: '' };
  await tx.table('gameSessions').insert([
    { ...ids, TokenHash: 'old', LaunchHash: '1', CreateTime: '', Expires: ago(120 * 24) },
    { ...ids, TokenHash: 'over', LaunchHash: '2', CreateTime: '', Expires: ago(119 * 24) },
  ]);
  const kept = {
    Call: 'bet',
    Fingerprint: '',
    RoundID: '',
    Move: 0,
    Amount: 0,
    Status: 'RS_OK',
    Balance: 0,
    State: 'kept',
  };
  await tx.table('walletTransactions').insert([
    { ...kept, Provider: 'p', PlayerID: '1', TransactionID: 'old', CreateTime: ago(120 * 24) },
    { ...kept, Provider: 'p', PlayerID: '1', TransactionID: 'new', CreateTime: ago(119 * 24) },
  ]);
  const round = {
    PlayerID: '1',
    GameCode: 'owl',
    MachineNo: 1,
    Bet: 1,
    Win: 0,
    Jackpot: '',
    Moves: 1,
    DueTime: '',
    Reserved: 0,
    WaitUntil: '',
    GrantID: '',
    Shot: 0,
    ShotWin: 0,
  };
  const day = { Provider: 'p', Amount: 1, Held: 0 };
  await tx.table('providerWins').insert([
    { ...day, Day: taipeiDay(NOW - 121 * 24 * HOUR) },
    { ...day, Day: taipeiDay(NOW - 120 * 24 * HOUR) },
  ]);
  await tx.table('openRounds').insert([
    { ...round, RoundID: 'shown', State: 'shown', CreateTime: ago(120 * 24) },
    { ...round, RoundID: 'shown lately', State: 'shown', CreateTime: ago(119 * 24) },
    { ...round, RoundID: 'never settled', State: 'open', CreateTime: ago(500 * 24) },
  ]);
}

it('removes expired data and nothing else', async () => {
  const store = createWorld();
  await store.transaction(fill);
  expect(await store.transaction((tx) => purge(tx, NOW))).toBe(false);
  expect(await left(store)).toEqual({
    keys: ['new'],
    sessions: ['ended', 'living'],
    tokens: ['new'],
    sends: ['counted'],
    codes: ['new'],
    devices: ['kept'],
    texts: ['new'],
    exclusions: ['holds'],
    walletRequests: ['new'],
    walletTransactions: ['new'],
    gameSessions: ['over'],
    openRounds: ['never settled', 'shown lately'],
    providerWins: [taipeiDay(NOW - 120 * 24 * HOUR)],
    passedOn: ['deposit', 'new'],
  });
});

it('removes in batches, the oldest first', async () => {
  const store = createWorld();
  const keys = Array.from({ length: 1200 }, (_, at) => key(String(at), ago(48 - at / 100)));
  await store.transaction((tx) => tx.table('idempotency').insert(keys));
  const rest: [more: boolean, left: number][] = [];
  for (let piece = 0; piece < 3; piece += 1)
    rest.push([await store.transaction((tx) => purge(tx, NOW)), await store.table('idempotency').count()]);
  expect(rest).toEqual([
    [true, 700],
    [true, 200],
    [false, 0],
  ]);
});
