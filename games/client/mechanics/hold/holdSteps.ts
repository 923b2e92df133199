import type { Coin, HoldOutcome, JackpotHit, RoundView } from '#games/api/index.ts';
import type { Effect, Step } from '../../round/events.ts';
import type { GameState, Show } from '../../round/state.ts';
import { wheelHits } from '../level/levelSteps.ts';
import { winSizeOf } from '../../round/winSize.ts';

type Outcome = NonNullable<NonNullable<RoundView['Result']>['Outcome']>;

const outcomeOf = ({ round }: Show): Outcome | undefined => round.Result?.Outcome;
const firstCoins = (show: Show): readonly Coin[] => show.spins[0]?.coins ?? [];

/** The hits of the jackpots that these parts of a hold name, and no part before them: a round hits a jackpot once. */
function hitsOf(
  { round }: Show,
  parts: readonly (Coin | HoldOutcome)[],
  before: readonly Coin[] = [],
): readonly JackpotHit[] {
  const names = new Set(parts.map(({ jackpot }) => jackpot));
  for (const { jackpot } of before) names.delete(jackpot);
  return (round.Result?.Jackpots ?? []).filter(({ Name }) => names.has(Name));
}

/** The coins of the base spin, and those of so many respins. */
const coinsBefore = (show: Show, respins: number): readonly Coin[] => [
  ...firstCoins(show),
  ...(outcomeOf(show)?.hold?.respins ?? []).slice(0, respins).flatMap(({ coins }) => coins),
];

function holdHits(show: Show): readonly JackpotHit[] {
  const hold = outcomeOf(show)?.hold;
  if (hold === undefined) return [];
  return hitsOf(show, [...coinsBefore(show, hold.respins.length), hold]);
}

/** The jackpots of the base spin. Those of the hold are shown when their coin lands, and those of a wheel when it stops. */
export function baseHits(show: Show): readonly JackpotHit[] {
  const later = new Set([...holdHits(show), ...wheelHits(show)].map(({ Name }) => Name));
  return (show.round.Result?.Jackpots ?? []).filter(({ Name }) => !later.has(Name));
}

/** The pay of the hold, and its coins with jackpots. The cap of a round may cut it. */
export function sumOfHold(show: Show): { readonly pay: number; readonly coins: number } {
  const outcome = outcomeOf(show);
  const pay = Math.min(outcome?.hold?.pay ?? 0, (outcome?.pay ?? 0) - show.shownPay);
  const jackpots = holdHits(show).reduce((sum, { Coins }) => sum + Coins, 0);
  return { pay, coins: (pay * show.round.Stake) / 10 + jackpots };
}

export function enterHold(state: GameState, show: Show, before: readonly Effect[]): Step {
  const coins = firstCoins(show);
  const hits = hitsOf(show, coins);
  return [
    { ...state, phase: 'holdIntro', show },
    [...before, { do: 'enterHold', coins, hits, stake: show.round.Stake }],
  ];
}

/** Plays the next respin. It costs nothing. */
export function nextRespin(state: GameState, show: Show): Step {
  const respin = outcomeOf(show)?.hold?.respins[show.respins];
  if (respin === undefined) return [state, []];
  const { coins, left } = respin;
  return [
    { ...state, phase: 'respinning' },
    [{ do: 'respin', coins, hits: hitsOf(show, coins, coinsBefore(show, show.respins)), left }],
  ];
}

/** Waits for the press that plays the next respin, or shows the sum. */
export function afterRespin(state: GameState, show: Show): Step {
  const hold = outcomeOf(show)?.hold;
  if (hold === undefined) return [state, []];
  if (show.respins < hold.respins.length) return [{ ...state, phase: 'respinReady', show }, []];
  const stake = show.round.Stake;
  const { coins } = sumOfHold(show);
  const total = show.spins.length > 1 ? coins : (show.round.Result?.Win ?? coins);
  const hits = hitsOf(show, [hold], coinsBefore(show, hold.respins.length));
  return [
    { ...state, phase: 'holdOutro', show },
    [{ do: 'leaveHold', hold, hits, coins, total, stake, size: winSizeOf(coins, stake) }],
  ];
}
