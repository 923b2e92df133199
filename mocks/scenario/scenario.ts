import * as z from 'zod/mini';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS, PUSHES } from '#protocol/operations/index.ts';
import { GameCode } from '#protocol/entities/game.ts';
import { WalletStatus } from '#protocol/wallet/statuses.ts';
import { GameOutcome, WorldSize } from '../wire/messages.ts';

/** Every contract that a scenario can name. */
export const CONTRACT_NAMES: readonly string[] = [...OPERATIONS, ...ENDPOINTS].map(({ name }) => name);

const ContractName = z.string().check(z.refine((name) => CONTRACT_NAMES.includes(name)));
const PushName = z.string().check(z.refine((name) => PUSHES.some((push) => push.name === name)));
const Seconds = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(600));
const Milliseconds = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60_000));

/** The faults of a page, injected on purpose. */
export const Scenario = z.strictObject({
  /** The delay of each answer and push, in milliseconds. */
  latency: z._default(Milliseconds, 0),
  /** The most that the delay grows at random. */
  jitter: z._default(Milliseconds, 0),
  /** The share of calls that fail with a server error, by contract; `*` is every contract. */
  fail: z._default(
    z.record(z.union([z.literal('*'), ContractName]), z.coerce.number().check(z.minimum(0), z.maximum(1))),
    {},
  ),
  /** The code of a contract's next call. */
  code: z._default(
    z.record(ContractName, z.coerce.number().check(z.int(), z.minimum(100_000), z.maximum(999_999))),
    {},
  ),
  /** Contracts whose calls wait until removed from this list. */
  hold: z._default(z.array(ContractName), []),
  /** Pushes that are dropped. */
  lose: z._default(z.array(PushName), []),
  /** Requests fail, and sockets do not open. */
  down: z._default(z.boolean(), false),
  /** Requests succeed, but no socket connects, as behind a blocking proxy. */
  noSockets: z._default(z.boolean(), false),
  /** The outcome of a game's next round, by a seed whose real draws have it. */
  outcome: z.optional(GameOutcome),
  /** Grants the account of this tab free spins of the game. */
  grant: z.optional(GameCode),
  wallet: z.optional(WalletStatus),
  walletDelay: z._default(Milliseconds, 0),
  /** Loses the answer of the next spin, and cuts the game's connection for these seconds. */
  cutSpin: z._default(Seconds, 0),
  /** The game server does not answer. */
  noGame: z._default(z.boolean(), false),
  /** The fault of live streams: nothing arrives, the sockets break and none opens, or too little arrives. */
  stream: z.optional(z.enum(['stall', 'cut', 'slow'])),
  /** Recreates the world if it has another size. */
  world: z.optional(WorldSize),
  /** The account of this tab: a new guest, or a demo account by phone. */
  as: z.optional(z.union([z.literal('guest'), z.string().check(z.regex(/^09\d{8}$/))])),
  /** Hides overlays that open by themselves: age gate, invitation, consent, announcement. */
  calm: z._default(z.boolean(), false),
  off: z._default(z.boolean(), false),
});
export type Scenario = z.infer<typeof Scenario>;

export const DEFAULT_SCENARIO: Scenario = Scenario.parse({});

/** An invalid part of a scenario, quoted in the message. */
export class ScenarioError extends Error {
  /** The part as written, `fail:getGems:0.5`. */
  readonly part: string;

  constructor(part: string, reason: string) {
    super(`"${part}": ${reason}`);
    this.part = part;
  }
}

/**
 * Reads a scenario from an address: `latency:300,fail:getGames:0.5,down`.
 *
 * @throws ScenarioError for the first invalid part
 */
export function readScenario(text: string): Scenario {
  const parts = text.split(',').filter((part) => part !== '');
  for (const part of parts) {
    if (!Scenario.safeParse(draftOf([part])).success) throw new ScenarioError(part, reasonOf(part));
  }
  return Scenario.parse(draftOf(parts));
}

function draftOf(parts: readonly string[]): object {
  const draft: Record<string, unknown> = {};
  const maps: Record<string, Record<string, string>> = { fail: {}, code: {} };
  const lists: Record<string, string[]> = { hold: [], lose: [] };
  for (const part of parts) {
    const [name = '', first, second] = part.split(':');
    const map = maps[name];
    const list = lists[name];
    if (list !== undefined) list.push(first ?? '');
    else if (map !== undefined) map[first ?? ''] = second ?? '';
    else draft[name] = first ?? true;
  }
  return { ...draft, ...maps, ...lists };
}

/** The values of each setting, for error messages. */
const TAKES: Readonly<Record<keyof Scenario, string>> = {
  latency: 'milliseconds from 0 to 60000',
  jitter: 'milliseconds from 0 to 60000',
  fail: 'an operation, an endpoint or *, and a share from 0 to 1: fail:getGames:0.5',
  code: 'an operation or an endpoint, and a code of six digits: code:getGames:200069',
  hold: 'an operation or an endpoint: hold:getGames',
  lose: 'a push: lose:publicMessage',
  down: 'no value',
  noSockets: 'no value',
  outcome: `one of ${GameOutcome.options.join(', ')}`,
  grant: 'the code of a game: grant:owl',
  wallet: 'a status of the wallet: wallet:LIMIT_REACHED',
  walletDelay: 'milliseconds from 0 to 60000',
  cutSpin: 'seconds from 0 to 600',
  noGame: 'no value',
  stream: 'stall, cut or slow',
  world: 'demo, empty or huge',
  as: 'guest, or the phone of a demo account: as:0900000001',
  calm: 'no value',
  off: 'no value',
};

/** Returns the valid values of a setting, or that it does not exist. */
function reasonOf(part: string): string {
  const [name = ''] = part.split(':');
  const setting = Object.entries(TAKES).find(([each]) => each === name);
  if (setting === undefined) return `there is no ${name}; there are ${Object.keys(TAKES).join(', ')}`;
  return `${name} takes ${setting[1]}`;
}

/** Writes a scenario for `readScenario`. Empty for the default scenario. */
export function writeScenario({
  latency,
  jitter,
  fail,
  code,
  hold,
  lose,
  down,
  noSockets,
  outcome,
  grant,
  wallet,
  walletDelay,
  cutSpin,
  noGame,
  stream,
  world,
  as,
  calm,
  off,
}: Scenario): string {
  return [
    ...(latency > 0 ? [`latency:${latency}`] : []),
    ...(jitter > 0 ? [`jitter:${jitter}`] : []),
    ...Object.entries(fail).map(([contract, rate]) => `fail:${contract}:${rate}`),
    ...Object.entries(code).map(([contract, value]) => `code:${contract}:${value}`),
    ...hold.map((contract) => `hold:${contract}`),
    ...lose.map((push) => `lose:${push}`),
    ...(down ? ['down'] : []),
    ...(noSockets ? ['noSockets'] : []),
    ...(outcome === undefined ? [] : [`outcome:${outcome}`]),
    ...(grant === undefined ? [] : [`grant:${grant}`]),
    ...(wallet === undefined ? [] : [`wallet:${wallet}`]),
    ...(walletDelay > 0 ? [`walletDelay:${walletDelay}`] : []),
    ...(cutSpin > 0 ? [`cutSpin:${cutSpin}`] : []),
    ...(noGame ? ['noGame'] : []),
    ...(stream === undefined ? [] : [`stream:${stream}`]),
    ...(world === undefined ? [] : [`world:${world}`]),
    ...(as === undefined ? [] : [`as:${as}`]),
    ...(calm ? ['calm'] : []),
    ...(off ? ['off'] : []),
  ].join(',');
}
