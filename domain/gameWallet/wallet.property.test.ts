import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WalletCallName } from '#protocol/wallet/index.ts';
import { played, SEED } from '../../scripts/testing/playedAtRandom.ts';
import { createWalletWorld, LONG_GAME, PLAYER, type WalletWorld } from '../testing/walletWorld.ts';

const RUNS = played(20, 300);

interface Call {
  readonly name: WalletCallName;
  readonly id: string;
  readonly bet?: number;
  readonly win?: number;
  readonly of?: string;
  /** Of a hold. */
  readonly shots?: number;
  readonly returned?: number;
}
interface Answered extends Call {
  readonly round: number;
  readonly status: string;
  readonly balance: number | undefined;
}

const amount = fc.integer({ min: 1, max: 400 });
const winAmount = fc.integer({ min: 0, max: 2000 });
/** The calls of a provider for one round, in the right order. */
const plan: fc.Arbitrary<readonly Call[]> = fc.oneof(
  fc.tuple(amount, winAmount).map(([bet, win]): Call[] => [
    { name: 'bet', id: 'b', bet },
    { name: 'win', id: 'w', of: 'b', win },
    { name: 'close', id: 'c' },
  ]),
  fc.tuple(amount, winAmount).map(([bet, win]): Call[] => [
    { name: 'play', id: 'b', bet, win },
    { name: 'close', id: 'c' },
  ]),
  fc
    .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 5 }), fc.nat(5), winAmount)
    .map(([shot, shots, left, win]): Call[] => {
      const returned = Math.min(left, shots) * shot;
      return [
        { name: 'bet', id: 'b', bet: shot * shots, shots },
        { name: 'win', id: 'w', of: 'b', win: returned === shot * shots ? 0 : win, returned },
        { name: 'win', id: 'w2', of: 'b', win: 0, returned: shot * (shots + 1) },
        { name: 'rollback', id: 'x', of: 'b' },
        { name: 'close', id: 'c' },
      ];
    }),
  fc.tuple(amount, amount, winAmount).map(([first, second, win]): Call[] => [
    { name: 'bet', id: 'b', bet: first },
    { name: 'bet', id: 'b2', bet: second },
    { name: 'rollback', id: 'x', of: 'b' },
    { name: 'win', id: 'w', of: 'b2', win },
    { name: 'rollback', id: 'x2', of: 'b2' },
    { name: 'close', id: 'c' },
  ]),
);
/** The deliveries by index: any call of any round, repeated, reordered or missing, several at the same time. Then time passes. */
const deliveries = fc.array(
  fc.record({
    calls: fc.array(fc.tuple(fc.nat(2), fc.nat(5)), { minLength: 1, maxLength: 6 }),
    seconds: fc.constantFrom(0, 0, 0, 1, 16),
  }),
  { maxLength: 8 },
);

async function send(world: WalletWorld, token: string, round: number, call: Call): Promise<Answered> {
  const { status, balance } = await world.call(call.name, {
    token,
    game_code: LONG_GAME,
    round: `r${round}`,
    transaction_uuid: `${round}-${call.id}`,
    ...(call.shots !== undefined && { shots: call.shots }),
    ...(call.returned !== undefined && { returned: call.returned }),
    ...(call.of !== undefined && { reference_transaction_uuid: `${round}-${call.of}` }),
    ...(call.name === 'play'
      ? { bet_amount: call.bet, win_amount: call.win }
      : { amount: call.name === 'win' ? call.win : call.bet }),
  });
  return { ...call, round, status, balance };
}

/** The sum of a round, computed only from the answers: accepted stakes and wins, without stakes with an acknowledged rollback. */
function acknowledged(answers: readonly Answered[]): number {
  const done = new Map(answers.filter(({ status }) => status === 'RS_OK').map((answer) => [answer.id, answer]));
  const returned = new Set([...done.values()].flatMap(({ name, of = '' }) => (name === 'rollback' ? [of] : [])));
  let net = 0;
  for (const { id, name, bet = 0, win = 0, returned: back = 0 } of done.values()) {
    if (name === 'rollback' || name === 'close' || returned.has(id)) continue;
    net += win + back - bet;
  }
  return net;
}

async function moved({ ports }: WalletWorld, round: number): Promise<number> {
  return ports.store
    .table('entries')
    .sum('Amount', { Owner: `player:${PLAYER}`, TransferID: { like: `round:studio:r${round}:%` } });
}

/** Every answer to a transaction is the same as the first, except that a returned bet is reported as returned afterwards. */
function assertRepeated(answers: readonly Answered[]): void {
  const done = answers.filter(({ status }) => status === 'RS_OK');
  const first = (id: string) => done.find((answer) => answer.id === id);
  expect(done.map(({ balance }) => balance)).toEqual(done.map(({ id }) => first(id)?.balance));
}

/** A stake is accepted or refused permanently. Only a rollback changes its answer. */
function assertFinal(answers: readonly Answered[]): void {
  for (const stake of new Set(answers.filter(({ bet }) => bet !== undefined).map(({ id }) => id))) {
    const statuses = answers.filter(({ id }) => id === stake).map(({ status }) => status);
    expect(new Set(statuses.filter((status) => status !== 'TRANSACTION_ROLLED_BACK')).size).toBeLessThanOrEqual(1);
  }
}

/** A bet is either returned or wins, never both. */
function assertOneEnd(answers: readonly Answered[]): void {
  const done = answers.filter(({ status }) => status === 'RS_OK');
  const bets = (end: WalletCallName) => done.filter(({ name }) => name === end).map(({ of }) => of);
  expect(bets('rollback').filter((bet) => bets('win').includes(bet))).toEqual([]);
}

it(`calls in any order, repeated or dropped, move the acknowledged amounts (seed ${SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(plan, plan, plan), deliveries, async (plans, batches) => {
      const world = await createWalletWorld({ gold: 600 });
      const token = await world.enter(PLAYER, LONG_GAME);
      const answers: Answered[] = [];
      const deliver = async (calls: readonly (readonly [number, number])[]): Promise<void> => {
        const sent = calls.flatMap(([round, at]) => {
          const call = plans[round]?.[at];
          return call === undefined ? [] : [send(world, token, round, call)];
        });
        answers.push(...(await Promise.all(sent)));
      };
      for (const { calls, seconds } of batches) {
        await deliver(calls);
        await world.pass(seconds * 1000);
      }
      // At the end every call is repeated in order until all are answered.
      for (const [round, calls] of plans.entries()) for (const at of calls.keys()) await deliver([[round, at]]);
      await world.pass(20_000);

      expect(await world.audit()).toEqual([]);
      expect(answers.map(({ status }) => status)).not.toContain('TRY_AGAIN');
      for (const round of plans.keys()) {
        const own = answers.filter((answer) => answer.round === round);
        assertRepeated(own);
        assertFinal(own);
        assertOneEnd(own);
        expect(await moved(world, round)).toBe(acknowledged(own));
      }
      expect(await world.gold()).toBe(600 + acknowledgedInAll(answers));
      expect((await world.ports.store.table('openRounds').find({ where: { DueTime: { gt: '' } } })).length).toBe(0);
    }),
    { numRuns: RUNS, seed: SEED },
  );
}, 300_000);

const acknowledgedInAll = (answers: readonly Answered[]): number =>
  [0, 1, 2].reduce((sum, round) => sum + acknowledged(answers.filter((answer) => answer.round === round)), 0);
