import * as z from 'zod/mini';
import type { RoundState } from '#games/api/index.ts';
import { timeText } from '../ports.ts';
import type { RoundRow } from '../tables.ts';

/**
 * The states of a stored round. The wallet's next call for `kept` is `play`, for `staking` it is `bet`, for `paying` it is `win`.
 * A round without a feature goes `kept` → `settled` → `closed`, a long round `staking` → `staked` → `paying` → `closed`.
 */
const StoredState = z.enum(['kept', 'staking', 'refused', 'staked', 'paying', 'settled', 'closed']);
type StoredState = z.output<typeof StoredState>;

const VIEWED: Readonly<Record<StoredState, RoundState>> = {
  kept: 'kept',
  staking: 'kept',
  refused: 'refused',
  staked: 'settled',
  paying: 'settled',
  settled: 'settled',
  closed: 'closed',
};

/** The state as clients see it: they show a long round like any other. */
export const viewedState = ({ State }: Pick<RoundRow, 'State'>): RoundState => VIEWED[StoredState.parse(State)];

/** Whether the wallet's answer to the stake is unknown. */
export const isUnanswered = (round: Pick<RoundRow, 'State'>): boolean => viewedState(round) === 'kept';

/** Whether the round still needs the wallet or the client. */
export function isOpen(round: Pick<RoundRow, 'State'>): boolean {
  const state = viewedState(round);
  return state === 'kept' || state === 'settled';
}

/** The value of `Chosen` as long as nothing is chosen. No option has this name. */
export const OPEN_CHOICE = '?';
/** A round takes its default after this time. */
export const CHOICE_MS = 24 * 60 * 60 * 1000;

/** Whether the stake was taken and the round waits for its player. */
export const waits = (round: Pick<RoundRow, 'State' | 'Chosen'>): boolean =>
  round.Chosen === OPEN_CHOICE && viewedState(round) === 'settled';

/** The option that a round took. Undefined while it waits, and without a choice. */
export const chosenIn = ({ Chosen }: Pick<RoundRow, 'Chosen'>): string | undefined =>
  Chosen === '' || Chosen === OPEN_CHOICE ? undefined : Chosen;

/** When a round takes its default. */
export const defaultTimeOf = ({ SettleTime }: Pick<RoundRow, 'SettleTime'>): string =>
  timeText(Date.parse(SettleTime) + CHOICE_MS);

/** Whether a round has taken its default without its player. */
export const isByDefault = (round: Pick<RoundRow, 'Chosen' | 'ChosenTime' | 'SettleTime'>): boolean =>
  chosenIn(round) !== undefined && round.ChosenTime >= defaultTimeOf(round);

/** The parts of an outcome that take time. */
interface ShownOutcome {
  readonly spins: readonly { readonly pay: number; readonly tumbles?: readonly unknown[] | undefined }[];
  readonly hold?: { readonly pay: number } | undefined;
  readonly choice?: object | undefined;
  readonly level?: { readonly wheel?: object | undefined } | undefined;
}

/** A spin with more tumbles counts as a feature. Each takes about two seconds. */
const MOST_TUMBLES = 3;

/** Whether a round has a feature, so that its show can outlast the time after which the wallet shows a win to others. */
export const isLong = ({ spins, hold, choice, level }: ShownOutcome): boolean =>
  spins.length > 1 ||
  hold !== undefined ||
  choice !== undefined ||
  level?.wheel !== undefined ||
  spins.some(({ tumbles = [] }) => tumbles.length > MOST_TUMBLES);

/** A shorter pause between two stakes of a session is refused. */
export const MIN_PAUSE_MS = 2500;
/** The janitor repeats a call without an answer after this time. It is longer than the wallet client's timeout. */
export const KEPT_DUE_MS = 5000;
/** The janitor closes a settled round after this time. */
export const CLOSE_DUE_MS = 15_000;
/** The janitor pays the win of a long round after this time, if its client has not shown it to its end. */
export const LONG_DUE_MS = 10 * 60 * 1000;
