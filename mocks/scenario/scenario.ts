import * as z from 'zod/mini';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS, PUSHES } from '#protocol/operations/index.ts';
import { WalletStatus } from '#protocol/wallet/statuses.ts';
import { GameOutcome, WorldSize } from '../wire/messages.ts';

/** Every contract that a scenario can name. */
export const CONTRACT_NAMES: readonly string[] = [...OPERATIONS, ...ENDPOINTS].map(({ name }) => name);

const ContractName = z.string().check(z.refine((name) => CONTRACT_NAMES.includes(name)));
const PushName = z.string().check(z.refine((name) => PUSHES.some((push) => push.name === name)));
const Seconds = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(600));
const Milliseconds = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60_000));

/** What goes wrong on purpose in this page. */
export const Scenario = z.strictObject({
  /** Each answer and push comes later, by so many milliseconds … */
  latency: z._default(Milliseconds, 0),
  /** … and up to so many more. */
  jitter: z._default(Milliseconds, 0),
  /** Share of calls that fail with a server error, by contract; `*` is every contract. */
  fail: z._default(
    z.record(z.union([z.literal('*'), ContractName]), z.coerce.number().check(z.minimum(0), z.maximum(1))),
    {},
  ),
  /** The code that the next call of a contract gets. */
  code: z._default(
    z.record(ContractName, z.coerce.number().check(z.int(), z.minimum(100_000), z.maximum(999_999))),
    {},
  ),
  /** Contracts whose calls wait on their way to the world until they are taken out of this list. */
  hold: z._default(z.array(ContractName), []),
  /** Pushes that get lost on their way to the page. */
  lose: z._default(z.array(PushName), []),
  /** Nobody answers: requests fail, sockets do not open. */
  down: z._default(z.boolean(), false),
  /** Requests are answered and no socket comes through, as behind a proxy that lets none pass. */
  noSockets: z._default(z.boolean(), false),
  /** What the next round of a game brings, by a seed whose real draws have it. */
  outcome: z.optional(GameOutcome),
  /** What the wallet answers to the next stake. */
  wallet: z.optional(WalletStatus),
  /** How many milliseconds the wallet takes for a stake. */
  walletDelay: z._default(Milliseconds, 0),
  /** The next spin is played and its answer is lost: the game's connection is cut for so many seconds. */
  cutSpin: z._default(Seconds, 0),
  /** The game server answers nothing. */
  noGame: z._default(z.boolean(), false),
  /** What happens to live streams: nothing comes, the sockets break and none opens, or less comes than the picture needs. */
  stream: z.optional(z.enum(['stall', 'cut', 'slow'])),
  /** The world is recreated when it has another size. */
  world: z.optional(WorldSize),
  /** Who this tab is signed in as: a new guest, or the demo account with that phone. */
  as: z.optional(z.union([z.literal('guest'), z.string().check(z.regex(/^09\d{8}$/))])),
  /** Nothing asks by itself: no age gate, no invitation, no consent, no announcement. */
  calm: z._default(z.boolean(), false),
  /** Hides the panel. */
  off: z._default(z.boolean(), false),
});
export type Scenario = z.infer<typeof Scenario>;

export const DEFAULT_SCENARIO: Scenario = Scenario.parse({});

/** One part of a scenario is wrong. The message quotes the part. */
export class ScenarioError extends Error {
  /** The part as it was written, `fail:getGems:0.5`. */
  readonly part: string;

  constructor(part: string, reason: string) {
    super(`"${part}": ${reason}`);
    this.part = part;
  }
}

/**
 * Reads a scenario as it is written in an address: `latency:300,fail:getGames:0.5,down`.
 * @throws ScenarioError for the first part that is wrong
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

/** What each setting takes, for the message of a part that is wrong. */
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

/** Says what the setting of a wrong part takes, or that there is no such setting. */
function reasonOf(part: string): string {
  const [name = ''] = part.split(':');
  const setting = Object.entries(TAKES).find(([each]) => each === name);
  if (setting === undefined) return `there is no ${name}; there are ${Object.keys(TAKES).join(', ')}`;
  return `${name} takes ${setting[1]}`;
}

/** Writes a scenario so that `readScenario` gives it back; empty when nothing goes wrong. */
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
