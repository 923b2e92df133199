import type { WalletCallName } from '#protocol/wallet/index.ts';
import { RuleBroken } from '../wallet/testedWallet.ts';
import type { Fault, RecordedCall, TestRound, TestWallet } from './testWallet.ts';

/** A game that was opened, as its player uses it. */
export interface OpenedGame {
  /** Starts a round as a player does, and ends when the game has shown it, has refused it, or says that it does not know yet. */
  spin(): Promise<void>;
}

/** The provider under test, and what the kit needs to play the platform for it. */
export interface ProviderUnderTest {
  /** Opens the game as the platform's page does. Undefined if the game does not open. @param token left out to open it without one */
  readonly open: (token: string | undefined) => Promise<OpenedGame | undefined>;
  readonly wallet: TestWallet;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** How long the kit waits for a call that has to come. */
  readonly patienceMs: number;
  /** How long the kit waits for a call that must not come. */
  readonly quietMs: number;
}

const POLL_MS = 50;

/** Thrown if a provider never came to what a rule is about. */
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
  }

  /** The calls of this rule. */
  get calls(): readonly RecordedCall[] {
    return this.under.wallet.calls.slice(this.#start);
  }

  /** Calls that take a stake. */
  get stakes(): readonly RecordedCall[] {
    return this.calls.filter(({ call }) => call.call === 'bet' || call.call === 'play');
  }

  of(name: WalletCallName): readonly RecordedCall[] {
    return this.calls.filter(({ call }) => call.call === name);
  }

  /** Opens the game with a new launch. @throws RuleBroken if it does not open */
  async open(): Promise<OpenedGame> {
    const game = await this.under.open(this.under.wallet.launch());
    if (game === undefined) throw new RuleBroken('the game did not open');
    return game;
  }

  /** The next calls that take a stake meet these faults. */
  faultStakes(...faults: readonly Fault[]): void {
    this.faultNext('bet', ...faults);
    this.faultNext('play', ...faults);
  }

  faultNext(name: WalletCallName, ...faults: readonly Fault[]): void {
    this.under.wallet.faults.set(name, [...faults]);
  }

  /** Waits until something is true. @throws RuleBroken if it does not become so */
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

  /** The round of the first stake, once the wallet has taken it and the provider has closed it. */
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
