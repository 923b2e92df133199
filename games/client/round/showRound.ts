import type { RoundView, SpinOutcome } from '#games/api/index.ts';
import { countedBefore, tumbleStep } from '../mechanics/tumble/tumbleSteps.ts';
import type { Effect, Step } from './events.ts';
import { choiceOf, enterChoice, sumOfChoice } from '../mechanics/choice/choiceSteps.ts';
import { collects, sumOfWheel, turnWheel, withLevelAfter, withLevelBefore } from '../mechanics/level/levelSteps.ts';
import { baseHits, enterHold, sumOfHold } from '../mechanics/hold/holdSteps.ts';
import { changesWindow } from './changesWindow.ts';
import type { GameState, Show } from './state.ts';
import { winSizeOf } from './winSize.ts';

/** Starts the show of a known outcome. The displayed balance does not include the win yet. */
export function beginShow(state: GameState, round: RoundView, first: 'stopReels' | 'placeReels'): Step {
  const spins = round.Result?.Outcome?.spins ?? [];
  const show: Show = { round, spins, index: 0, board: 0, shownPay: 0, shownCoins: 0, freeCoins: 0, respins: 0 };
  const asked: GameState = { ...state, ask: undefined, lost: 0, problem: undefined, stake: round.Stake, show };
  const shown = withLevelBefore(asked, show);
  const started: Effect = {
    do: 'post',
    message: {
      Type: 'roundStarted',
      RoundID: round.RoundID,
      Stake: round.Stake,
      Balance: Math.max(0, shown.balance ?? 0),
    },
  };
  const [spin] = spins;
  // The server no longer has the version of the game, so only its win is known.
  if (spin === undefined) return endRound(shown, [started, { do: 'returnReels' }]);
  return [{ ...shown, phase: 'stopping' }, [started, { do: first, spin }]];
}

/** The coins of a spin. The cap of a round may cut the last spin. */
function coinsOfSpin({ round, shownPay }: Show, spin: SpinOutcome): { readonly pay: number; readonly coins: number } {
  const left = (round.Result?.Outcome?.pay ?? 0) - shownPay;
  const pay = Math.min(spin.pay, left);
  return { pay, coins: (pay * round.Stake) / 10 };
}

/** Continues after the reels have stopped: nudges the last one, or changes the window, if the spin says so. Collecting changes it too. */
export function afterStop(state: GameState, show: Show): Step {
  const spin = show.spins[show.index];
  if (spin?.nudge?.moved === true) return [{ ...state, phase: 'nudge' }, [{ do: 'nudge', spin }]];
  if (spin !== undefined && (changesWindow(spin) || collects(show)))
    return [{ ...state, phase: 'change' }, [{ do: 'change', spin }]];
  return afterReels(state, show);
}

/** Continues after the reels are still: shows the wins of the spin, or the next part. */
export function afterReels(state: GameState, show: Show, before: readonly Effect[] = []): Step {
  const spin = show.spins[show.index];
  if (spin === undefined) return endRound(state, before);
  const { coins } = coinsOfSpin(show, spin);
  if (coins === 0) return afterWins(state, show, before);
  const step = spin.tumbles === undefined ? undefined : tumbleStep(show, spin, coins);
  if (step !== undefined) return [{ ...state, phase: step.do }, [...before, step]];
  return showWins(state, show, before);
}

/** Continues after a board of a spin that tumbles. */
export function afterBoard(state: GameState, show: Show): Step {
  const next: Show = { ...show, board: show.board + 1 };
  return afterReels({ ...state, show: next }, next);
}

/**
 * The coins that the show of a spin has counted, if only their sum remains to be shown. A grown symbol covers the lines that paid, and
 * each respin has shown its own.
 */
function countedOf(show: Show, spin: SpinOutcome, coins: number): { counted?: number } {
  if (spin.tumbles !== undefined) return { counted: countedBefore(show, spin, coins) };
  return spin.expanded === undefined && spin.respins === undefined ? {} : { counted: 0 };
}

/** Shows the wins of a spin, or the sum of its boards. */
export function showWins(state: GameState, show: Show, before: readonly Effect[] = []): Step {
  const spin = show.spins[show.index];
  if (spin === undefined) return endRound(state, before);
  const { coins } = coinsOfSpin(show, spin);
  const stake = show.round.Stake;
  // Free spins cost nothing, so their win is compared with the stake of the round.
  const size = winSizeOf(coins, stake);
  const counted = countedOf(show, spin, coins);
  return [{ ...state, phase: 'wins' }, [...before, { do: 'showWins', spin, coins, stake, size, ...counted }]];
}

/** Counts the wins of a spin after their show. */
export function countWins(state: GameState, show: Show): Step {
  const spin = show.spins[show.index];
  if (spin === undefined) return endRound(state, []);
  const { pay, coins } = coinsOfSpin(show, spin);
  const counted: Show = {
    ...show,
    shownPay: show.shownPay + pay,
    shownCoins: show.shownCoins + coins,
    freeCoins: show.freeCoins + (spin.kind === 'free' ? coins : 0),
  };
  const paid = addWin({ ...state, show: counted }, coins);
  return afterWins(paid, counted, balanceOf(paid));
}

/** Continues after the wins of a spin. Jackpots come after the base spin, before its free spins. */
function afterWins(state: GameState, show: Show, before: readonly Effect[]): Step {
  const hits = baseHits(show);
  if (show.index > 0 || hits.length === 0) return afterJackpot(state, show, before);
  const coins = jackpotCoins(show);
  return [{ ...state, phase: 'jackpot' }, [...before, { do: 'showJackpot', hits, coins }]];
}

const jackpotCoins = (show: Show): number => baseHits(show).reduce((sum, { Coins }) => sum + Coins, 0);

/** Counts the jackpots after their show. */
export function countJackpots(state: GameState, show: Show): Step {
  const coins = jackpotCoins(show);
  const counted = { ...show, shownCoins: show.shownCoins + coins };
  const paid = addWin({ ...state, show: counted }, coins);
  return afterJackpot(paid, counted, balanceOf(paid));
}

/** Turns the wheel of a full level, after the base spin and its jackpots. */
function afterJackpot(state: GameState, show: Show, before: readonly Effect[]): Step {
  return turnWheel(state, show, before) ?? afterWheel(state, show, before);
}

/** Counts the wheel after its show. */
export function countWheel(state: GameState, show: Show): Step {
  const { pay, coins } = sumOfWheel(show);
  const counted = { ...show, shownPay: show.shownPay + pay, shownCoins: show.shownCoins + coins };
  const paid = addWin(withLevelAfter({ ...state, show: counted }, counted), coins);
  return afterWheel(paid, counted, balanceOf(paid));
}

function afterWheel(state: GameState, show: Show, before: readonly Effect[]): Step {
  if (show.index === 0 && show.round.Result?.Outcome?.hold !== undefined) return enterHold(state, show, before);
  return afterHold(state, show, before);
}

/** Continues after the hold and respin of a base spin, or after a spin without one. */
function afterHold(state: GameState, show: Show, before: readonly Effect[]): Step {
  if (show.index === 0 && choiceOf(show) !== undefined) return enterChoice(state, show, before);
  return afterChoice(state, show, before);
}

/** Continues after the choice of a base spin, or after a spin without one. */
function afterChoice(state: GameState, show: Show, before: readonly Effect[]): Step {
  const { spins, index } = show;
  if (index === 0 && spins.length > 1) return [{ ...state, phase: 'freeIntro' }, [...before, enterFreeSpins(show)]];
  if (index + 1 < spins.length) return nextFreeSpin(state, show, before);
  if (index === 0) return endRound(state, before);
  const coins = show.freeCoins;
  const stake = show.round.Stake;
  const size = winSizeOf(coins, stake);
  return [
    { ...state, phase: 'freeOutro' },
    [...before, { do: 'leaveFreeSpins', coins, total: show.round.Result?.Win ?? coins, stake, size }],
  ];
}

function enterFreeSpins({ spins, round }: Show): Effect {
  const expanding = round.Result?.Outcome?.expanding;
  return { do: 'enterFreeSpins', spins: spins.length - 1, ...(expanding === undefined ? {} : { expanding }) };
}

/** Counts the sum of a hold and respin after its show. */
export function countHold(state: GameState, show: Show): Step {
  const { pay, coins } = sumOfHold(show);
  const counted = { ...show, shownPay: show.shownPay + pay, shownCoins: show.shownCoins + coins };
  const paid = addWin({ ...state, show: counted }, coins);
  return afterHold(paid, counted, balanceOf(paid));
}

/** Counts the prize of a choice after its show. */
export function countChoice(state: GameState, show: Show): Step {
  const { pay, coins } = sumOfChoice(show);
  const counted = { ...show, shownPay: show.shownPay + pay, shownCoins: show.shownCoins + coins };
  const paid = addWin({ ...state, show: counted }, coins);
  return afterChoice(paid, counted, balanceOf(paid));
}

/** Shows the next free spin. It costs nothing, so it needs no pause and no press. */
export function nextFreeSpin(state: GameState, show: Show, before: readonly Effect[] = []): Step {
  const index = show.index + 1;
  const spin = show.spins[index];
  if (spin === undefined) return endRound(state, before);
  return [
    { ...state, phase: 'stopping', show: { ...show, index, board: 0 } },
    [...before, { do: 'startReels', kind: 'free' }, { do: 'stopReels', spin }],
  ];
}

/** Ends the show of a round, and adds the coins that no spin has shown. */
export function endRound(state: GameState, before: readonly Effect[]): Step {
  const { show } = state;
  if (show === undefined) return [{ ...state, phase: 'idle' }, before];
  const { round, shownCoins } = show;
  const Win = round.Result?.Win ?? 0;
  const paid = addWin(withLevelAfter(state, show), Win - shownCoins);
  const balance = state.balanceFromPage ?? paid.balance;
  const ended: GameState = {
    ...paid,
    phase: 'idle',
    show: undefined,
    lastRound: round,
    balance,
    balanceFromPage: undefined,
  };
  const RoundID = round.RoundID;
  return [
    ended,
    [
      ...before,
      { do: 'close', RoundID },
      { do: 'post', message: { Type: 'roundEnded', RoundID, Win, Balance: Math.max(0, balance ?? 0) } },
    ],
  ];
}

const addWin = (state: GameState, coins: number): GameState => ({
  ...state,
  won: state.won + coins,
  balance: state.balance === undefined ? undefined : state.balance + coins,
});

const balanceOf = ({ balance }: GameState): readonly Effect[] =>
  balance === undefined ? [] : [{ do: 'post', message: { Type: 'balance', Balance: Math.max(0, balance) } }];
