import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runProviderRules, TestWallet } from './index.ts';
import { KEY_ID, signatureOf, Studio, unique, type Wrongs } from './testing/studio.ts';

async function run(wrongs: Wrongs = {}) {
  const wallet = new TestWallet({
    gameCode: 'owl',
    keyID: KEY_ID,
    isSigned: (body, signature) => signature === signatureOf(body),
    now: Date.now,
    unique,
  });
  const studio = new Studio(wallet, wrongs);
  return runProviderRules({
    wallet,
    open: (token) => studio.open(token),
    wait: () => setImmediate(),
    patienceMs: 500,
    quietMs: 50,
  });
}

it('a right provider keeps every rule', async () => {
  const results = (await run()).filter(({ name }) => !name.startsWith('hold.'));
  expect(results.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
  expect(results.length).toBeGreaterThan(25);
});

it('a right provider with holds keeps every rule', async () => {
  const results = await run({ holds: true });
  expect(results.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
});

const HOUR_MS = 60 * 60 * 1000;

const WRONG: readonly (Wrongs & { readonly name: string; readonly breaks: readonly string[] })[] = [
  { name: 'signs something else', breaks: ['call.signed', 'launch.authenticates'], signature: 'wrong' },
  { name: 'names another key', breaks: ['call.key'], keyID: 'another' },
  {
    name: 'sends amounts with fractions',
    breaks: ['call.syntax'],
    fields: (call, fields) => (call === 'bet' ? { ...fields, amount: 9.5 } : fields),
  },
  {
    name: 'sends the time of another zone',
    breaks: ['call.clock'],
    fields: (_call, fields) => ({ timestamp: Date.now() - HOUR_MS, ...fields }),
  },
  {
    name: 'retries with the same request id',
    breaks: ['call.requestOnce'],
    fields: (_call, fields) => ({ request_uuid: String(fields['transaction_uuid']), ...fields }),
  },
  {
    name: 'invents its session token',
    breaks: ['token.session', 'round.closes'],
    fields: (call, fields) => (call === 'authenticate' ? fields : { ...fields, token: 'invented' }),
  },
  {
    name: 'retries as a new transaction',
    breaks: ['launch.answerLost', 'stake.answerLost', 'win.answerLost', 'close.answerLost'],
    fields: (_call, fields, tries) => (tries === 0 ? fields : { ...fields, transaction_uuid: unique() }),
  },
  {
    name: 'retries with another amount',
    breaks: ['transaction.sameContent'],
    fields: (call, fields, tries) => (call === 'bet' ? { ...fields, amount: 10 + tries } : fields),
  },
  {
    name: 'forgets a stake without an answer',
    breaks: ['stake.requestLost', 'stake.answerLost', 'stake.serverError', 'stake.tryAgain'],
    tries: { bet: 1 },
    keepsLostStakes: true,
  },
  { name: 'gives a rollback up', breaks: ['rollback.answerLost'], tries: { rollback: 1 } },
  { name: 'gives a win up', breaks: ['win.answerLost'], tries: { win: 1 } },
  { name: 'gives a close up', breaks: ['close.answerLost'], tries: { close: 1 } },
  { name: 'does not repeat an authenticate', breaks: ['launch.answerLost'], tries: { authenticate: 1 } },
  {
    name: 'pays wins of refused stakes',
    breaks: ['stake.NOT_ENOUGH_MONEY', 'stake.LIMIT_REACHED', 'stake.TOKEN_EXPIRED', 'win.ofStake'],
    ignoresRefusals: true,
  },
  {
    name: 'tries another stake by itself',
    breaks: ['stake.NOT_ENOUGH_MONEY', 'stake.LIMIT_REACHED', 'stake.TOKEN_EXPIRED', 'stake.A_STATUS_OF_LATER'],
    stakesAgain: true,
  },
  { name: 'uses a free spin twice', breaks: ['grant.used'], countsNoSpins: true },
  { name: 'names free spins that nobody listed', breaks: ['grant.listed'], inventsSpins: true },
  { name: 'plays free spins at its own stake', breaks: ['grant.stake'], staysAtItsStake: true },
  {
    name: 'takes gold for a refused free spin',
    breaks: ['grant.GRANT_USED_UP', 'grant.GRANT_EXPIRED', 'grant.GRANT_NOT_FOUND'],
    paysRefusedSpins: true,
  },
  { name: 'plays without a token', breaks: ['launch.needsToken', 'token.session'], needsNoToken: true },
  { name: 'refuses unknown fields', breaks: ['round.closes'], refusesUnknownFields: true },
  { name: 'never closes', breaks: ['round.closes', 'round.oneOpen'], neverCloses: true },
  { name: 'starts a round beside an open one', breaks: ['round.oneOpen'], closesLate: true },
  { name: 'pays a win after the close', breaks: ['round.final'], winsAfterClose: true },
  {
    name: 'has holds that nobody offered',
    breaks: ['hold.offered', 'hold.unknown'],
    holds: true,
    inventsHolds: true,
  },
  { name: 'returns more than a hold', breaks: ['hold.part'], holds: true, returns: 50 },
  { name: 'returns a part of a shot', breaks: ['hold.part'], holds: true, returns: 5 },
  { name: 'ends a hold twice', breaks: ['hold.once'], holds: true, endsTwice: true },
  { name: 'closes a hold without its end', breaks: ['hold.ends'], holds: true, neverEnds: true },
  { name: 'rolls a paid round back', breaks: ['rollback.settled'], returnsWins: true },
  {
    name: 'stakes above the maximum',
    breaks: ['stake.limits'],
    fields: (call, fields) => (call === 'bet' ? { ...fields, amount: 200_000 } : fields),
  },
  {
    name: 'wins above the maximum',
    breaks: ['win.limits'],
    fields: (call, fields) => (call === 'win' ? { ...fields, amount: 20_000_000 } : fields),
  },
];

describe('a wrong provider fails the named rule', () => {
  it.each(WRONG)('$name', async ({ name: _name, breaks, ...wrongs }) => {
    const failed = (await run(wrongs)).filter(({ verdict }) => verdict === 'failed').map(({ name }) => name);
    expect(failed).toEqual(expect.arrayContaining([...breaks]));
  });
});

it.each([
  ['lacks the field amount', { amount: undefined }],
  ['lacks the field round', { round: undefined }],
  ['has the field amount in another form', { amount: '10' }],
])('says that a bet %s', async (problem, change) => {
  const results = await run({ fields: (call, fields) => (call === 'bet' ? { ...fields, ...change } : fields) });
  const syntax = results.find(({ name }) => name === 'call.syntax');
  expect(syntax?.verdict).toBe('failed');
  expect(syntax?.problem).toContain(`a bet ${problem}`);
});

it('names each rule once', async () => {
  const names = (await run()).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
