import type { ChoiceOutcome, RoundView } from '#games/api/index.ts';
import type { Effect, Step } from '../../round/events.ts';
import { pauseAfter, recoveryOf, WAIT_MS } from '../../round/failures.ts';
import type { GameState, Show } from '../../round/state.ts';
import { winSizeOf } from '../../round/winSize.ts';
import type { FailureCode } from '../../transport/failure.ts';

/** Tries of a choice until the player is asked to try again. */
const TRIES = 3;

/** The choice that the base spin of a round has opened. */
export const choiceOf = ({ round }: Show): ChoiceOutcome | undefined => round.Result?.Outcome?.choice;

/** The prize of the chosen option. Free spins are counted by themselves, and the cap of a round may cut a prize. */
export function sumOfChoice(show: Show): { readonly pay: number; readonly coins: number } {
  const { options = [], chosen } = choiceOf(show) ?? {};
  const option = options.find(({ name }) => name === chosen);
  const left = (show.round.Result?.Outcome?.pay ?? 0) - show.shownPay;
  const pay = option?.spins === undefined ? Math.min(option?.pay ?? 0, left) : 0;
  return { pay, coins: (pay * show.round.Stake) / 10 };
}

/** Offers the options of a round that waits, or opens the option that the round took. */
export function enterChoice(state: GameState, show: Show, before: readonly Effect[]): Step {
  const choice = choiceOf(show);
  if (choice?.chosen !== undefined) return openChoice(state, show, choice, before, false);
  const { Choice, Stake } = show.round;
  if (Choice === undefined) return [state, before];
  const offer = { options: Choice.Options, byDefault: Choice.Default, until: Choice.DefaultTime, stake: Stake };
  return [{ ...state, phase: 'choiceIntro', show }, [...before, { do: 'enterChoice', ...offer }]];
}

/** Sends what the player has chosen. A choice that may have reached the server is not exchanged for another one. */
export function choose(state: GameState, show: Show, option: string): Step {
  const asked = show.asked ?? option;
  const ask: Effect = { do: 'askChoice', RoundID: show.round.RoundID, Option: asked, after: 0 };
  return [{ ...state, phase: 'choiceAsked', lost: 0, problem: undefined, show: { ...show, asked } }, [ask]];
}

/** Opens the options after the server has stored the choice. */
export function chosen(state: GameState, before: Show, round: RoundView): Step {
  const choice = round.Result?.Outcome?.choice;
  if (round.RoundID !== before.round.RoundID || choice?.chosen === undefined) return [state, []];
  const spins = round.Result?.Outcome?.spins ?? before.spins;
  return openChoice({ ...state, lost: 0 }, { ...before, round, spins, asked: undefined }, choice, [], true);
}

function openChoice(
  state: GameState,
  show: Show,
  choice: ChoiceOutcome,
  before: readonly Effect[],
  isOffered: boolean,
): Step {
  const { coins } = sumOfChoice(show);
  const stake = show.round.Stake;
  const total = show.spins.length > 1 ? coins : (show.round.Result?.Win ?? coins);
  const opened = { choice, coins, total, stake, size: winSizeOf(coins, stake), isOffered };
  return [{ ...state, phase: 'choiceOpened', show }, [...before, { do: 'openChoice', ...opened }]];
}

/** Repeats a choice without an answer, or lets the player try again. */
export function choiceFailed(state: GameState, show: Show, code: FailureCode): Step {
  const recovery = recoveryOf(code);
  if (recovery === 'over') return [{ ...state, phase: 'over', problem: code }, [errorOf(code)]];
  // Another session has chosen, or the round took its default.
  if (recovery === 'reread') return [{ ...state, phase: 'rereading' }, [{ do: 'readState', after: 0 }]];
  const lost = state.lost + 1;
  const { asked } = show;
  if (lost >= TRIES || asked === undefined) return [{ ...state, phase: 'choosing', lost: 0 }, []];
  const after = recovery === 'wait' ? WAIT_MS : pauseAfter(lost);
  return [{ ...state, lost }, [{ do: 'askChoice', RoundID: show.round.RoundID, Option: asked, after }]];
}

const errorOf = (code: string): Effect => ({ do: 'post', message: { Type: 'error', Code: code, Message: code } });
