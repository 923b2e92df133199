import type { WalletCallName } from '#protocol/wallet/index.ts';
import { RuleBroken } from '../wallet/testedWallet.ts';
import type { Fault, RecordedCall, TestRound, TestWallet } from './testWallet.ts';

/** An open game for its player. */
export interface OpenedGame {
  /** Starts a round as a player does. Resolves when the game has shown or refused it, or reports that its result is unknown. */
  spin(): Promise<void>;
}

/** The provider under test, and the functions that the kit needs as the platform. */
export interface ProviderUnderTest {
  /** Opens the game as the platform's page does. Undefined if the game does not open. @param token undefined to open it without a token */
  readonly open: (token: string | undefined) => Promise<OpenedGame | undefined>;
  readonly wallet: TestWallet;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** A stake that the game offers, for its free spins. */
  readonly spinStake?: number;
  /** How long the kit waits for a required call. */
  readonly patienceMs: number;
  /** How long the kit waits for a forbidden call. */
  readonly quietMs: number;
}

const POLL_MS = 50;
/** Most games offer it. */
const DEFAULT_STAKE = 20;

/** Thrown if the situation of a rule did not occur. */
export class NotTested extends Error {
  override readonly name = 'NotTested';
}

/** One game of one launch, for one rule. */
export class TestedProvider {
  readonly under: ProviderUnderTest;
  readonly #start: number;

  constructor(under: ProviderUnderTest) {
    this.under = under;
    this.#start = under.wallet.calls.length;
    under.wallet.faults.clear();
    under.wallet.grant = undefined;
    under.wallet.holds = true;
  }

  get calls(): readonly RecordedCall[] {
    return this.under.wallet.calls.slice(this.#start);
  }

  get stakes(): readonly RecordedCall[] {
    return this.calls.filter(({ call }) => call.call === 'bet' || call.call === 'play');
  }

  of(name: WalletCallName): readonly RecordedCall[] {
    return this.calls.filter(({ call }) => call.call === name);
  }

  /** @throws RuleBroken if the game does not open */
  async open(): Promise<OpenedGame> {
    const game = await this.under.open(this.under.wallet.launch());
    if (game === undefined) throw new RuleBroken('the game did not open');
    return game;
  }

  /** Applies these faults to the next calls that take a stake. */
  faultStakes(...faults: readonly Fault[]): void {
    this.faultNext('bet', ...faults);
    this.faultNext('play', ...faults);
  }

  /** Gives the player of the next launch a free spin. */
  giveSpin(): void {
    const { wallet, spinStake: stake = DEFAULT_STAKE } = this.under;
    wallet.grant = { grant: wallet.newGrant(), stake, count: 1, left: 1, expires: wallet.inAnHour() };
  }

  faultNext(name: WalletCallName, ...faults: readonly Fault[]): void {
    this.under.wallet.faults.set(name, [...faults]);
  }

  /** Waits for a condition. @throws RuleBroken if the condition does not become true */
  async until(isSo: () => boolean, problem: string): Promise<void> {
    const { wait, patienceMs } = this.under;
    for (let waited = 0; !isSo(); waited += POLL_MS) {
      if (waited >= patienceMs) throw new RuleBroken(problem);
      await wait(POLL_MS);
    }
  }

  quiet(): Promise<void> {
    return this.under.wait(this.under.quietMs);
  }

  /** The round of the first stake, after the wallet has taken it and the provider has closed it. */
  async closedRound(): Promise<TestRound> {
    const round = await this.takenRound();
    await this.until(() => round.isClosed, `the round ${round.round} was not closed`);
    return round;
  }

  async takenRound(): Promise<TestRound> {
    const roundOf = (): TestRound | undefined => {
      const call = this.stakes[0]?.call;
      return call !== undefined && 'round' in call ? this.under.wallet.rounds.get(call.round) : undefined;
    };
    await this.until(() => roundOf() !== undefined, 'no stake arrived that the wallet could take');
    const round = roundOf();
    if (round === undefined) throw new RuleBroken('the round of the stake is gone');
    return round;
  }
}
