import { OutcomeTotals, type Stakes, type TableRules } from '#games/maths/index.ts';
import type { SessionRow } from '../tables.ts';
import { BetRefused } from './betRefused.ts';
import { coinsOfStakes, sumStakes, type TableSettings } from './settings.ts';
import type { TableVersion } from './tableCatalogue.ts';

/** A bet that counts in the limits of a round. */
export interface StandingBet {
  readonly BetID: string;
  readonly SessionID: string;
  readonly Places: Stakes;
}

/**
 * The bets of the open round that count in its limits, also those without an answer of the wallet. Only the process with the lease of the
 * room adds bets, so it keeps them in memory. It reads them from the store when it takes the room over.
 */
export class StandingBets {
  readonly #bets = new Map<string, StandingBet>();
  readonly #bySession = new Map<string, Map<string, StandingBet>>();
  #totals: OutcomeTotals | undefined;

  add(bet: StandingBet): void {
    const { BetID, SessionID, Places } = bet;
    this.remove(BetID);
    this.#bets.set(BetID, bet);
    const own = this.#bySession.get(SessionID) ?? new Map<string, StandingBet>();
    this.#bySession.set(SessionID, own.set(BetID, bet));
    this.#totals?.add(Places);
  }

  remove(BetID: string): void {
    const bet = this.#bets.get(BetID);
    if (bet === undefined) return;
    this.#bets.delete(BetID);
    const own = this.#bySession.get(bet.SessionID);
    own?.delete(BetID);
    if (own?.size === 0) this.#bySession.delete(bet.SessionID);
    this.#totals?.remove(bet.Places);
  }

  clear(): void {
    this.#bets.clear();
    this.#bySession.clear();
    this.#totals = undefined;
  }

  stakesOf(SessionID: string): Stakes {
    return sumStakes(this.#ofSession(SessionID).map(({ Places }) => Places));
  }

  sessions(): string[] {
    return [...this.#bySession.keys()];
  }

  /**
   * Checks a bet against all limits, together with the bets that stand.
   *
   * @throws BetRefused
   */
  check(
    { file, rules }: TableVersion,
    settings: TableSettings,
    { SessionID, MinBet, MaxBet }: Pick<SessionRow, 'SessionID' | 'MinBet' | 'MaxBet'>,
    Places: Stakes,
  ): void {
    const chip = Math.min(...file.chips);
    for (const [place, coins] of Object.entries(Places)) {
      if (!rules.bets.includes(place)) throw new BetRefused('UNKNOWN_PLACE');
      if (coins <= 0 || coins % chip !== 0) throw new BetRefused('NOT_CHIPS');
    }
    const own = sumStakes([this.stakesOf(SessionID), Places]);
    for (const place of Object.keys(Places)) {
      const coins = own[place] ?? 0;
      if (coins < settings.LeastStake) throw new BetRefused('TABLE_MINIMUM');
      if (coins > settings.MostStake) throw new BetRefused('TABLE_MAXIMUM');
    }
    const stake = coinsOfStakes(own);
    if (stake < MinBet || stake > MaxBet) throw new BetRefused('OUT_OF_RANGE');
    if (this.#totalsOf(rules).greatestWith(Places) > settings.MostPayout) throw new BetRefused('TABLE_FULL');
  }

  /** Checks what stays of a player's bets without one of them. @throws BetRefused if the rest is below the limits */
  checkWithout(BetID: string, settings: TableSettings, { SessionID, MinBet }: SessionRow): void {
    const rest = sumStakes(
      this.#ofSession(SessionID)
        .filter((bet) => bet.BetID !== BetID)
        .map(({ Places }) => Places),
    );
    if (Object.values(rest).some((coins) => coins < settings.LeastStake)) throw new BetRefused('TABLE_MINIMUM');
    const stake = coinsOfStakes(rest);
    if (stake > 0 && stake < MinBet) throw new BetRefused('OUT_OF_RANGE');
  }

  #ofSession(SessionID: string): StandingBet[] {
    return [...(this.#bySession.get(SessionID)?.values() ?? [])];
  }

  /** Rules of another version begin with the bets that stand. */
  #totalsOf(rules: TableRules): OutcomeTotals {
    if (this.#totals?.rules === rules) return this.#totals;
    const totals = new OutcomeTotals(rules);
    for (const { Places } of this.#bets.values()) totals.add(Places);
    this.#totals = totals;
    return totals;
  }
}
