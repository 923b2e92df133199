import type { RoundView } from '#games/api/index.ts';
import type { FailureCode } from '../transport/failure.ts';
import type { Effect, GameEvent, Loaded, Step } from './events.ts';
import { isFinal, isLimit, pauseAfter, recoveryOf, WAIT_MS } from './failures.ts';
import { choiceFailed, choose, chosen } from '../mechanics/choice/choiceSteps.ts';
import { withCollected } from '../mechanics/level/levelSteps.ts';
import { addGrants, ownPart, prepare, takeBack, switchGrants, spend } from './grants.ts';
import { afterRespin, nextRespin } from '../mechanics/hold/holdSteps.ts';
import { skipTumbles } from '../mechanics/tumble/tumbleSteps.ts';
import {
  afterBoard,
  afterReels,
  afterStop,
  beginShow,
  countChoice,
  countHold,
  countJackpots,
  countWheel,
  countWins,
  endRound,
  nextFreeSpin,
  showWins,
} from './showRound.ts';
import { type Ask, type GameState, isReady, isSkippable, MIN_PAUSE_MS } from './state.ts';

/** The next state and its effects. An event that does not fit the phase changes nothing. */
export function reduce(state: GameState, event: GameEvent): Step {
  const [next, effects] = step(state, event);
  return [next.phase === 'idle' && state.phase !== 'idle' ? prepare(next) : next, effects];
}

function step(state: GameState, event: GameEvent): Step {
  switch (event.type) {
    case 'loaded':
      return state.phase === 'loading' || state.phase === 'rereading' ? load(state, event) : [state, []];
    case 'press':
      return press(state, event.now);
    case 'changeStake':
      return [changeStake(state, event.step), []];
    case 'switchGrants':
      return [switchGrants(state), []];
    case 'grants':
      return [addGrants(state, event.grants), []];
    case 'answered':
      return answered(state, event.round);
    case 'failed':
      return failed(state, event.code);
    case 'choose':
    case 'chosen':
    case 'choiceFailed':
      return choice(state, event);
    case 'seedChanged':
      return [{ ...state, seed: event.seed }, []];
    case 'openFailed':
      return openFailed(state, event.code);
    case 'reelsStopped':
      return state.phase === 'stopping' && state.show !== undefined ? afterStop(state, state.show) : [state, []];
    case 'shown':
      return shown(state);
    case 'balance':
      return state.phase === 'idle' || state.phase === 'over'
        ? [{ ...state, balance: event.balance }, []]
        : [{ ...state, balanceFromPage: event.balance }, []];
  }
}

function load(state: GameState, { session, now, time }: Loaded): Step {
  const { Stakes, LastStake, Balance, Staked, Won, StartTime, Now, Next, OpenRound } = session;
  const wasTurning = state.phase === 'rereading';
  const ownStake = Stakes.includes(LastStake) ? LastStake : (Stakes[0] ?? 0);
  const fresh: GameState = {
    ...state,
    phase: 'idle',
    gameCode: session.GameCode,
    brand: session.Brand,
    variant: session.Variant,
    jackpots: session.Jackpots,
    levels: session.Levels ?? [],
    lastRound: session.LastRound ?? state.lastRound,
    isDemo: session.Currency === 'DEMO',
    stakes: Stakes,
    stake: ownStake,
    ownStake,
    grants: session.Grants ?? [],
    grant: undefined,
    balance: Balance ?? state.balance,
    // The coins of the session are newer.
    balanceFromPage: undefined,
    staked: Staked,
    won: Won,
    startTime: time - (Date.parse(Now) - Date.parse(StartTime)),
    seed: Next,
    readyAt: wasTurning ? Math.max(state.readyAt, now) : now,
    ask: undefined,
    lost: 0,
    show: undefined,
  };
  if (OpenRound === undefined) {
    const effects: Effect[] = wasTurning ? [{ do: 'returnReels' }, ...ended(state, fresh)] : [];
    const isOver = lostGrant(state.ask, fresh);
    return [isOver ? { ...fresh, problem: 'GRANT_EXPIRED' } : fresh, effects];
  }
  return resume(fresh, OpenRound, wasTurning);
}

/** Whether the server has no more of the free spins that the last stake named. */
const lostGrant = (ask: Ask | undefined, { grants }: GameState): boolean =>
  ask?.GrantID !== undefined && !grants.some(({ GrantID }) => GrantID === ask.GrantID);

/** Reports to the page that an announced stake did not become a round. */
const ended = (before: GameState, { balance }: GameState): Effect[] =>
  before.ask === undefined
    ? []
    : [{ do: 'post', message: { Type: 'roundEnded', RoundID: '', Win: 0, Balance: Math.max(0, balance ?? 0) } }];

/** Continues the open round of the session. The stake is not taken again: the same seed and nonce get the same round. */
function resume(state: GameState, round: RoundView, isTurning: boolean): Step {
  const { Stake, GrantID, SeedID, Nonce, Result } = round;
  if (Result === undefined) {
    const ask: Ask = { Stake, SeedID, Nonce, ...(GrantID !== undefined && { GrantID }) };
    const turn: Effect[] = isTurning ? [] : [{ do: 'startReels', kind: 'base' }];
    const asking = takeStake({ ...state, stake: Stake }, ask);
    return [asking, [...turn, startedWithout(asking, ask), { do: 'ask', ask, after: 0 }]];
  }
  const balance = (state.balance ?? Result.Balance) - Result.Win;
  const before: GameState = { ...state, balance, won: state.won - Result.Win };
  return beginShow(before, round, isTurning ? 'stopReels' : 'placeReels');
}

function press(state: GameState, now: number): Step {
  const { balance, stake, seed, show, grant } = state;
  if (state.phase === 'tumble' && show !== undefined) return [{ ...state, show: skipTumbles(show) }, [{ do: 'skip' }]];
  if (isSkippable(state)) return [state, [{ do: 'skip' }]];
  if (state.phase === 'respinReady' && show !== undefined) return nextRespin(state, show);
  if (!isReady(state, now) || stake === 0) return [state, []];
  if (balance !== undefined && balance < stake && grant === undefined)
    return [
      { ...state, problem: 'NOT_ENOUGH_MONEY' },
      [{ do: 'post', message: { Type: 'needFunds', Stake: stake, Balance: balance } }],
    ];
  const ask: Ask = {
    Stake: stake,
    ...(grant !== undefined && { GrantID: grant.GrantID }),
    SeedID: seed.SeedID,
    Nonce: seed.Nonce,
  };
  const asking = takeStake({ ...spend(state, ask), readyAt: now + MIN_PAUSE_MS }, ask);
  return [asking, [{ do: 'startReels', kind: 'base' }, startedWithout(asking, ask), { do: 'ask', ask, after: 0 }]];
}

/** Shows the stake as taken, a free one without gold. The wallet's answer corrects the balance. */
const takeStake = (state: GameState, ask: Ask): GameState => ({
  ...state,
  phase: 'asking',
  ask,
  lost: 0,
  problem: undefined,
  staked: state.staked + ownPart(ask),
  balance: state.balance === undefined ? undefined : state.balance - ownPart(ask),
});

/** The round has no id yet. The page holds the wallet's pushes back from now on. */
const startedWithout = ({ balance = 0 }: GameState, ask: Ask): Effect => ({
  do: 'post',
  message: { Type: 'roundStarted', RoundID: '', Stake: ownPart(ask), Balance: Math.max(0, balance) },
});

function changeStake(state: GameState, step: -1 | 1): GameState {
  // Free spins have their own stake.
  if (state.phase !== 'idle' || state.grant !== undefined) return state;
  const stake = state.stakes[state.stakes.indexOf(state.stake) + step];
  return stake === undefined ? state : { ...state, stake, ownStake: stake, problem: undefined };
}

function answered(state: GameState, round: RoundView): Step {
  const { ask } = state;
  if (state.phase !== 'asking' || ask === undefined || round.SeedID !== ask.SeedID || round.Nonce !== ask.Nonce)
    return [state, []];
  const { Result } = round;
  const next: GameState = { ...state, seed: nextSeed(state.seed, ask) };
  if (round.State === 'refused') return refused(next, ask, round.Status);
  // The wallet has not answered yet.
  if (Result === undefined) return failed(state, 'LOST');
  return beginShow({ ...next, balance: Result.Balance - Result.Win }, round, 'stopReels');
}

/** The seed after a round. It is the same one, unless the player changed it while the round was open. */
const nextSeed = (seed: GameState['seed'], { SeedID, Nonce }: Ask): GameState['seed'] =>
  seed.SeedID === SeedID ? { ...seed, Nonce: Math.max(seed.Nonce, Nonce + 1) } : seed;

/** The wallet refuses the stake: the displayed balance gets it back. */
function refused(state: GameState, ask: Ask, status: string): Step {
  const Stake = ownPart(ask);
  const balance = state.balanceFromPage ?? (state.balance === undefined ? undefined : state.balance + Stake);
  const back: GameState = {
    ...takeBack(state, ask, status),
    phase: isFinal(status) ? 'over' : 'idle',
    ask: undefined,
    lost: 0,
    problem: status,
    balance,
    balanceFromPage: undefined,
    staked: state.staked - Stake,
  };
  const effects: Effect[] = [{ do: 'returnReels' }, ...ended(state, back)];
  if (status === 'NOT_ENOUGH_MONEY')
    effects.push({ do: 'post', message: { Type: 'needFunds', Stake, Balance: Math.max(0, balance ?? 0) } });
  if (back.phase === 'over' || isLimit(status)) effects.push(errorOf(status));
  return [back, effects];
}

const errorOf = (code: string): Effect => ({ do: 'post', message: { Type: 'error', Code: code, Message: code } });

function failed(state: GameState, code: FailureCode): Step {
  const { phase, ask } = state;
  if (phase !== 'asking' && phase !== 'loading' && phase !== 'rereading') return [state, []];
  const recovery = recoveryOf(code);
  if (recovery === 'over')
    return [
      { ...state, phase: 'over', problem: code },
      [...(phase === 'loading' ? [] : [{ do: 'returnReels' } as const]), ...ended(state, state), errorOf(code)],
    ];
  const isWaiting = recovery === 'wait';
  const lost = recovery === 'again' ? state.lost + 1 : state.lost;
  const after = isWaiting ? WAIT_MS : pauseAfter(lost);
  if (phase !== 'asking' || ask === undefined) return [{ ...state, lost }, [{ do: 'readState', after }]];
  if (recovery === 'reread')
    return [
      { ...state, phase: 'rereading', problem: code === 'STAKE_NOT_ALLOWED' ? code : undefined },
      [{ do: 'readState', after: 0 }],
    ];
  return [{ ...state, lost }, [{ do: 'ask', ask, after }]];
}

function choice(state: GameState, event: Extract<GameEvent, { type: 'choose' | 'chosen' | 'choiceFailed' }>): Step {
  const { phase, show } = state;
  if (show === undefined || phase !== (event.type === 'choose' ? 'choosing' : 'choiceAsked')) return [state, []];
  if (event.type === 'choose') return choose(state, show, event.option);
  return event.type === 'chosen' ? chosen(state, show, event.round) : choiceFailed(state, show, event.code);
}

/** Opening the session is repeated until an answer comes. */
function openFailed(state: GameState, code: FailureCode): Step {
  const recovery = recoveryOf(code);
  if (recovery === 'again' || recovery === 'wait') return [{ ...state, lost: state.lost + 1 }, []];
  return [{ ...state, phase: 'over', problem: code }, [errorOf(code)]];
}

function shown(state: GameState): Step {
  const { phase, show } = state;
  if (show === undefined) return [state, []];
  if (phase === 'nudge') return afterReels(state, show);
  if (phase === 'change') return afterReels(withCollected(state, show), show);
  if (phase === 'wheel') return countWheel(state, show);
  if (phase === 'tumble') return afterBoard(state, show);
  if (phase === 'multiply') return showWins(state, show);
  if (phase === 'wins') return countWins(state, show);
  if (phase === 'jackpot') return countJackpots(state, show);
  if (phase === 'freeIntro') return nextFreeSpin(state, show);
  if (phase === 'freeOutro') return endRound(state, []);
  if (phase === 'holdIntro') return afterRespin(state, show);
  if (phase === 'respinning') return afterRespin(state, { ...show, respins: show.respins + 1 });
  if (phase === 'holdOutro') return countHold(state, show);
  if (phase === 'choiceIntro') return [{ ...state, phase: 'choosing' }, []];
  if (phase === 'choiceOpened') return countChoice(state, show);
  return [state, []];
}
