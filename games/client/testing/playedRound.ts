import type { GameAnswer, RoundView, SpinOutcome } from '#games/api/index.ts';
import type { Effect, GameEvent } from '../round/events.ts';
import { reduce } from '../round/reduce.ts';
import { type GameState, LOADING } from '../round/state.ts';

type Session = GameAnswer<'readState'>;
export const BASE: SpinOutcome = {
  kind: 'base',
  stops: [0, 0, 0],
  window: [['a'], ['a'], ['b']],
  wins: [],
  scatters: 0,
  multiple: 1,
  pay: 0,
};
export const FREE: SpinOutcome = { ...BASE, kind: 'free' };

/** At a stake of 100. */
export function roundOf(
  spins: readonly SpinOutcome[],
  change: Partial<RoundView> = {},
  jackpots: readonly number[] = [],
) {
  const pay = spins.reduce((sum, spin) => sum + spin.pay, 0);
  const Jackpots = jackpots.map((Coins) => ({ Name: 'major', Coins }));
  const Win = pay * 10 + jackpots.reduce((sum, coins) => sum + coins, 0);
  const Outcome = { code: 'owl', version: 1, variant: 'r96', spins: [...spins], jackpots: [], pay, isCapped: false };
  const round: RoundView = {
    RoundID: 'round-1',
    GameCode: 'owl',
    Maths: 'hash',
    Variant: 'r96',
    SeedID: 'seed',
    Nonce: 7,
    ClientSeed: 'client',
    Stake: 100,
    State: 'settled',
    Status: '',
    Shown: false,
    CreateTime: '2026-11-27T04:00:00.000Z',
    SettleTime: '',
    CloseTime: '',
    Commitment: 'c',
    Result: { Win, Jackpots, Balance: 900 + Win, Outcome },
    ...change,
  };
  return round;
}

export const session = (change: Partial<Session> = {}): Session => ({
  GameCode: 'owl',
  Brand: 'owl',
  Variant: 'r96',
  Maths: 'hash',
  Currency: 'GOLD',
  Balance: 1000,
  Stakes: [20, 100, 2000],
  LastStake: 100,
  LastStakeTime: '',
  Staked: 500,
  Won: 300,
  StartTime: '2026-11-27T04:00:00.000Z',
  Now: '2026-11-27T04:30:00.000Z',
  Expires: '2026-11-28T04:00:00.000Z',
  Jackpots: [],
  Next: { SeedID: 'seed', Commitment: 'c', ClientSeed: 'client', Nonce: 7 },
  ...change,
});

/** The event that the show of a phase ends with, or the press for which it waits. */
function nextEvent({ phase }: GameState): GameEvent {
  if (phase === 'stopping') return { type: 'reelsStopped' };
  return phase === 'respinReady' ? press() : { type: 'shown' };
}

/** A game that records its effects. */
export class Play {
  state: GameState = LOADING;
  readonly effects: Effect[] = [];

  constructor(change: Partial<Session> = {}) {
    this.do({ type: 'loaded', session: session(change), now: 0, time: 0 });
  }

  do(...events: GameEvent[]): this {
    for (const event of events) {
      const [state, effects] = reduce(this.state, event);
      this.state = state;
      this.effects.push(...effects);
    }
    return this;
  }

  /** Runs the show until the game waits for the next stake. Returns the displayed balances on the way. */
  watch(): number[] {
    const balances: number[] = [];
    while (!['idle', 'asking', 'over'].includes(this.state.phase)) {
      this.do(nextEvent(this.state));
      balances.push(this.state.balance ?? Number.NaN);
    }
    return balances;
  }

  done = (name: Effect['do']) => this.effects.filter((effect) => effect.do === name);
  posted = () => this.effects.flatMap((effect) => (effect.do === 'post' ? [effect.message.Type] : []));
}

export const press = (now = 5000): GameEvent => ({ type: 'press', now });
export const answered = (round: RoundView): GameEvent => ({ type: 'answered', round });
export const lost: GameEvent = { type: 'failed', code: 'LOST' };
