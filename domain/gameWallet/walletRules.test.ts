import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Reply, runWalletRules, type SentCall, type WalletUnderTest } from '#conformance/wallet/index.ts';
import { MAX_AMOUNT } from '#protocol/wallet/index.ts';
import { receiveWalletCall } from './receiveCall.ts';
import { kitGrants } from '../testing/kitGrants.ts';
import { createWalletWorld, GAME, KEY, OTHER, PLAYER, type WalletWorldParts } from '../testing/walletWorld.ts';

const Json = z.record(z.string(), z.unknown());
type Json = z.infer<typeof Json>;
const HOURS_13 = 13 * 60 * 60 * 1000;

/** A wallet with one fault. */
interface Fault {
  readonly name: string;
  /** The rules that must find the fault. */
  readonly breaks: readonly string[];
  readonly reads?: (body: Json, call: SentCall) => Json;
  readonly trusts?: true;
  /** @param expired whether the session has ended */
  readonly answers?: (answer: Json, body: Json, expired: boolean) => Json;
}

let made = 0;
const unique = (): string => {
  made += 1;
  return `kit-${made}`;
};

async function run({ reads, answers, trusts }: Partial<Fault> = {}, parts: WalletWorldParts = {}) {
  const world = await createWalletWorld({ gold: 100_000, ...parts });
  const { ports } = world;
  let expired = false;
  const grants = await kitGrants(ports, { PlayerID: PLAYER, other: OTHER, GameCode: GAME, Stake: 10 });
  const send = async (call: SentCall): Promise<Reply> => {
    let { body, signature } = call;
    const read = z.catch(Json, {}).parse(parse(body));
    if (reads !== undefined && 'call' in read) body = JSON.stringify(reads(read, call));
    if (trusts === true || (reads !== undefined && signature === sign(call.body))) signature = sign(body);
    const isRight = signature === sign(body);
    const answer = await receiveWalletCall(ports, { ...call, body, signature: isRight ? 'right' : 'wrong' });
    const said = answers === undefined ? answer : answers(Json.parse(answer), read, expired);
    const http = answer.status === 'INVALID_SIGNATURE' || answer.status === 'INVALID_PROVIDER' ? 401 : 200;
    return { http, body: JSON.stringify(said) };
  };
  const under: WalletUnderTest = {
    send,
    keyID: KEY,
    sign,
    now: () => ports.clock.now(),
    unique,
    gameCode: GAME,
    launchToken: await world.launch(),
    grants,
    async endSession() {
      expired = true;
      await world.pass(HOURS_13);
    },
  };
  return { results: await runWalletRules(under), audit: await world.audit() };
}

/** Makes a different signature for each body. */
const sign = (body: string): string => `signature of ${body.length} ${body}`;

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

it("the platform's wallet keeps every rule", async () => {
  const { results, audit } = await run();
  expect(results.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
  expect(results.length).toBeGreaterThan(30);
  expect(audit).toEqual([]);
}, 60_000);

const answer =
  (of: string, from: string, to: Json): NonNullable<Fault['answers']> =>
  (said, { call }) =>
    call === of && said['status'] === from ? { ...said, ...to } : said;

const FAULTS: readonly Fault[] = [
  {
    name: 'is not idempotent',
    breaks: ['bet.repeated', 'bet.concurrent', 'play.moves'],
    reads: (body) =>
      body['call'] === 'bet' || body['call'] === 'play'
        ? { ...body, transaction_uuid: unique(), round: unique() }
        : body,
  },
  { name: 'does not verify signatures', breaks: ['signature.otherBody', 'signature.missing'], trusts: true },
  {
    name: 'ignores the clock window',
    breaks: ['clock.past', 'clock.future'],
    reads: (body) => ({ ...body, timestamp: Date.parse('2026-11-20T04:00:00.000Z') }),
  },
  {
    name: 'forgets request ids',
    breaks: ['request.repeated'],
    reads: (body) => ({ ...body, request_uuid: unique() }),
  },
  {
    name: 'checks expiry on a win',
    breaks: ['expiry.win'],
    answers: (said, { call }, expired) => (expired && call === 'win' ? { status: 'TOKEN_EXPIRED' } : said),
  },
  {
    name: 'checks expiry on a rollback',
    breaks: ['expiry.rollback'],
    answers: (said, { call }, expired) => (expired && call === 'rollback' ? { status: 'TOKEN_EXPIRED' } : said),
  },
  {
    name: 'leaves no tombstone',
    breaks: ['rollback.tombstone'],
    reads: (body) => (body['call'] === 'rollback' ? { ...body, reference_transaction_uuid: unique() } : body),
  },
  {
    name: 'keeps the part of a hold that was not fired',
    breaks: ['hold.ends', 'hold.tooMuch', 'hold.noHold'],
    reads: ({ returned: _returned, ...body }) => body,
  },
  {
    name: 'refuses unknown fields',
    breaks: ['syntax.unknownField'],
    answers: (said, body) => ('added_later' in body ? { status: 'WRONG_SYNTAX' } : said),
  },
  {
    name: 'answers another balance to a repeated win',
    breaks: ['win.pays'],
    answers: (said, { call }) => (call === 'win' ? { ...said, balance: made } : said),
  },
  {
    name: 'accepts a mismatch',
    breaks: ['bet.mismatch'],
    answers: answer('bet', 'DUPLICATE_TRANSACTION', { status: 'RS_OK' }),
  },
  {
    name: 'takes stakes after the close',
    breaks: ['close.ends'],
    answers: answer('bet', 'ROUND_CLOSED', { status: 'RS_OK' }),
  },
  {
    name: 'does not say the balance',
    breaks: ['bet.tooMuch'],
    answers: answer('bet', 'NOT_ENOUGH_MONEY', { balance: 0 }),
  },
  {
    name: 'takes any stake',
    breaks: ['bet.range'],
    answers: answer('bet', 'BET_OUT_OF_RANGE', { status: 'RS_OK' }),
  },
  {
    name: 'pays any win',
    breaks: ['win.tooLarge'],
    answers: answer('win', 'WIN_TOO_LARGE', { status: 'RS_OK' }),
  },
  {
    name: 'rolls a settled bet back',
    breaks: ['rollback.settled'],
    answers: answer('rollback', 'BET_SETTLED', { status: 'RS_OK' }),
  },
  {
    name: 'pays a win without a bet',
    breaks: ['win.beforeBet'],
    answers: answer('win', 'TRANSACTION_NOT_FOUND', { status: 'RS_OK' }),
  },
  {
    name: 'does not know free spins',
    breaks: ['grant.doubled', 'grant.returned', 'grant.unknown', 'grant.foreign', 'grant.expired', 'grant.usedUp'],
    reads: ({ grant: _unknown, ...body }) => body,
  },
  {
    name: 'lists free spins at the start only',
    breaks: ['grant.listed'],
    answers: ({ grants, ...said }, { call }) => (call === 'authenticate' ? { ...said, grants } : said),
  },
  {
    name: 'uses a spin for each copy',
    breaks: ['grant.doubled'],
    reads: (body) =>
      body['call'] === 'play' && 'grant' in body ? { ...body, transaction_uuid: unique(), round: unique() } : body,
  },
  {
    name: 'accepts a grant that is used up',
    breaks: ['grant.usedUp'],
    answers: answer('play', 'GRANT_USED_UP', { status: 'RS_OK' }),
  },
  {
    name: 'plays free spins at any stake',
    breaks: ['grant.stake'],
    answers: answer('play', 'BET_OUT_OF_RANGE', { status: 'RS_OK' }),
  },
  {
    name: 'answers a new token to a retry',
    breaks: ['authenticate.session'],
    answers: (said, { call }) => (call === 'authenticate' ? { ...said, balance: made } : said),
  },
];

describe('a wrong wallet fails the named rule', () => {
  it.each(FAULTS)(
    '$name',
    async (fault) => {
      const { results } = await run(fault);
      const failed = results.filter(({ verdict }) => verdict === 'failed').map(({ name }) => name);
      expect(failed).toEqual(expect.arrayContaining([...fault.breaks]));
    },
    60_000,
  );
});

it.each([
  ['lacks the field game_code', ({ game_code: _none, ...said }: Json) => said],
  ['lacks the field user', ({ user: _none, ...said }: Json) => said],
  ['has the field expires in another form', (said: Json) => ({ ...said, expires: 1_795_694_400_000 })],
])(
  'says that an authenticate %s',
  async (problem, change) => {
    const { results } = await run({
      answers: (said, { call }) => (call === 'authenticate' && said['status'] === 'RS_OK' ? change(said) : said),
    });
    const [first] = results;
    expect(first).toMatchObject({ name: 'authenticate.session', verdict: 'failed' });
    expect(first?.problem).toContain(`the answer to authenticate ${problem}`);
  },
  60_000,
);

it('skips a limit that the game and the player do not let it reach', async () => {
  const provider = { MaxWin: MAX_AMOUNT, MaxWinPerDay: 100 * MAX_AMOUNT };
  const { results } = await run({}, { gold: 1000, provider });
  const notPassed = results.filter(({ verdict }) => verdict !== 'passed');
  expect(notPassed.map(({ name, verdict }) => [name, verdict])).toEqual([
    ['bet.range', 'notRun'],
    ['win.tooLarge', 'notRun'],
    ['hold.range', 'notRun'],
  ]);
}, 60_000);

it('does not test free spins on a wallet that lists none', async () => {
  const answers: Fault['answers'] = ({ grants: _none, ...said }) => said;
  const { results } = await run({ answers });
  const grants = results.filter(({ name }) => name.startsWith('grant.'));
  expect(new Set(grants.map(({ verdict }) => verdict))).toEqual(new Set(['notRun']));
}, 60_000);

it('lists the rules that were not tested', async () => {
  const world = await createWalletWorld();
  const results = await runWalletRules({
    send: async () => ({ http: 502, body: 'Bad Gateway' }),
    keyID: KEY,
    sign,
    now: () => world.ports.clock.now(),
    unique,
    gameCode: GAME,
    launchToken: 'token',
  });
  expect(results[0]?.verdict).toBe('failed');
  expect(results[0]?.problem).toContain('HTTP 502 Bad Gateway');
  expect(new Set(results.slice(1).map(({ verdict }) => verdict))).toEqual(new Set(['notRun']));
});
