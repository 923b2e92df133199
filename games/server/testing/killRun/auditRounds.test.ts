import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roundTransfer } from '#domain/ledger/roundTransfer.ts';
import { worldStore } from '#domain/ledger/testing.ts';
import type { RoundView } from '#games/api/index.ts';
import { coinsOf } from '#games/maths/index.ts';
import { nodeCrypto } from '#games/provider/node/nodeCrypto.ts';
import { recompute } from '#games/provider/round/outcome.ts';
import type { RoundRow } from '#games/provider/tables.ts';
import { memoryStore } from '#games/provider/testing/providerWorld.ts';
import { readCatalogue } from '../../catalogue/readCatalogue.ts';
import { auditRounds } from './auditRounds.ts';
import { GOLD_ITEM } from './openPlayers.ts';

const NOW = '2026-11-27T04:00:00.000Z';
const PLAYER = '10000002';
const SEED = 'a'.repeat(64);
const { catalogue } = readCatalogue(join(import.meta.dirname, '../../../catalogue'));

/** A closed round whose win follows from its seed. */
const ROUND: RoundRow = withWin({
  RoundID: 'r1',
  SessionID: `owl:bj188:${PLAYER}`,
  GameCode: 'owl',
  Maths: catalogue.current('owl')?.hash ?? '',
  Variant: 'r96',
  SeedID: 's1',
  Nonce: 1,
  ClientSeed: 'c',
  Stake: 100,
  Win: 0,
  Jackpots: [],
  State: 'closed',
  Status: '',
  Balance: 0,
  Shown: true,
  CreateTime: NOW,
  SettleTime: NOW,
  CloseTime: NOW,
  DueTime: '',
  Attempts: 0,
  Prize: '',
  Chosen: '',
  ChosenTime: '',
  Level: 0,
  LevelAfter: 0,
  GrantID: '',
});

function withWin(round: RoundRow): RoundRow {
  const outcome = recompute({ crypto: nodeCrypto, catalogue }, round, SEED);
  return { ...round, Win: coinsOf(outcome?.pay ?? Number.NaN, round.Stake) };
}

/** The round as its player saw it. */
const VIEW: RoundView = { ...ROUND, State: 'closed', Commitment: '' };

interface Case {
  /** The provider's round. */
  readonly round?: Partial<RoundRow>;
  /** Whether the platform booked the round. */
  readonly isBooked?: boolean;
  /** The gold that the ledger moved for the player, a transfer each. */
  readonly moved?: readonly number[];
  /** The accepted calls of the round. */
  readonly calls?: readonly string[];
  /** The id of a round that its player saw. */
  readonly seen?: string;
}

/** Audits one round. @returns the faults */
async function faultsOf({
  round = {},
  isBooked = true,
  moved = [-ROUND.Stake, ROUND.Win],
  calls = ['play'],
  seen = 'r1',
}: Case): Promise<readonly string[]> {
  const provider = memoryStore();
  const platform = worldStore();
  await provider.transaction(async (tx) => {
    await tx.table('rounds').insert({ ...ROUND, ...round });
    await tx.table('seeds').insert({
      SeedID: 's1',
      SessionID: ROUND.SessionID,
      Commitment: '',
      ServerSeed: SEED,
      NonceUsed: 1,
      ClientSeed: 'c',
      CreateTime: NOW,
      RevealTime: '',
    });
  });
  await platform.transaction(async (tx) => {
    const { Stake: Bet, Win, GameCode } = ROUND;
    if (isBooked)
      await tx.table('rounds').insert({
        RoundID: 'studio:r1',
        PlayerID: PLAYER,
        GameCode,
        MachineNo: 1,
        Bet,
        Win,
        Jackpot: '',
        GrantID: '',
        CreateTime: NOW,
      });
    for (const Call of calls)
      await tx.table('walletTransactions').insert({
        Provider: 'studio',
        TransactionID: `r1:${Call}`,
        Call,
        Fingerprint: 'x',
        PlayerID: PLAYER,
        RoundID: 'studio:r1',
        Move: 0,
        Amount: 0,
        Status: 'RS_OK',
        Balance: 0,
        State: 'kept',
        CreateTime: NOW,
      });
    for (const [move, Amount] of moved.entries())
      await tx.table('entries').insert({
        TransferID: roundTransfer('studio:r1', 'win', move),
        Line: 0,
        Owner: `player:${PLAYER}`,
        ItemID: GOLD_ITEM,
        Amount,
        BeforeAmount: 0,
        AfterAmount: 0,
        CreateTime: NOW,
        Position: move,
      });
  });
  return (await auditRounds(provider, platform, new Map([[seen, { ...VIEW, RoundID: seen }]]))).faults;
}

describe('the audit of rounds', () => {
  it('finds nothing in a round that was booked once, and in a refused round whose stake was given back', async () => {
    expect(await faultsOf({})).toEqual([]);
    expect(await faultsOf({ round: { State: 'refused' }, isBooked: false, moved: [-100, 100] })).toEqual([]);
  });

  it.each<readonly [fault: string, round: Case]>([
    ['a round that its player saw and that is lost', { seen: 'r2' }],
    ['a round that never ends', { round: { State: 'settled', DueTime: NOW } }],
    ['a win that does not follow from the seed', { round: { Win: ROUND.Win + 1 } }],
    ['a round that the platform lost', { isBooked: false }],
    ['a stake without its win or its return', { round: { State: 'refused' }, isBooked: false, moved: [-100] }],
    ['a refused round that was booked', { round: { State: 'refused' } }],
    ['a choice in a round without one', { round: { Chosen: 'left' } }],
    ['a win that was paid twice', { moved: [-ROUND.Stake, ROUND.Win, ROUND.Win + 1] }],
    ['a round without a feature that was not one call', { calls: ['bet', 'win'] }],
    ['a nonce that is missing', { round: { Nonce: 2 } }],
  ])('finds %s', async (_fault, round) => {
    expect(await faultsOf(round)).not.toEqual([]);
  });
});
