import { assertDefined } from '#conformance/expectation.ts';
import type { Moment, PlayerContext } from '../dispatch/context.ts';
import type { OperationHandler } from '../dispatch/handler.ts';
import type { Push, Transaction } from '../ports/store.ts';
import { freshSession } from './freshSession.ts';
import { BRANDS, createMemoryWorld, createMovableClock, type MemoryWorld } from './memoryWorld.ts';
import { recordCalls } from './storeCalls.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
const BRAND = assertDefined(
  BRANDS.find(({ ID }) => ID === 'bj188'),
  'a brand',
);

/** The demo world at a fixed moment, for tests of rules without dispatcher and transport. */
export interface RuleWorld extends MemoryWorld {
  readonly moment: Moment;
  readonly within: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  /** Runs a rule in a transaction of its own, and records its store calls and pushes. */
  readonly ask: (handler: OperationHandler, playerID: string, request: object) => Promise<Asked>;
}

export interface Asked {
  readonly result: unknown;
  readonly calls: readonly string[];
  readonly pushes: readonly Push[];
}

export async function createRuleWorld(): Promise<RuleWorld> {
  const world = await createMemoryWorld({ clock: createMovableClock(() => NOON) });
  const { ports } = world;
  const moment: Moment = { ports, now: NOON, nowText: new Date(NOON).toISOString() };
  const within: RuleWorld['within'] = (work) => ports.store.transaction(work);
  return {
    ...world,
    moment,
    within,
    ask: (handler, playerID, request) =>
      within(async (inner) => {
        const player = assertDefined(await inner.table('players').get(playerID), 'the player');
        const connection = {
          ID: 'c',
          socket: 'lobby' as const,
          tab: undefined,
          signIn: () => Promise.reject(new Error('not here')),
          roomID: '',
          subscribeRoom: () => {},
          subscribeRace: () => {},
        };
        const session = freshSession(playerID, moment.nowText);
        const context: PlayerContext = { ...moment, player, session, brand: BRAND, connection, token: undefined };
        const pushes: Push[] = [];
        const { tx, calls } = recordCalls({
          table: (name) => inner.table(name),
          lock: (keys) => inner.lock(keys),
          publish: (push) => void pushes.push(push),
          afterCommit: (effect) => inner.afterCommit(effect),
        });
        const result = await handler.run(handler.contract.request.parse(request), context, tx);
        return { result, calls, pushes };
      }),
  };
}
