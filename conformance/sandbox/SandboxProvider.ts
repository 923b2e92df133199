import type { GrantFacts, WalletStatus } from '#protocol/wallet/index.ts';
import { type Answer, require, TestedWallet, type WalletUnderTest } from '../wallet/testedWallet.ts';
import type { Mischief } from './mischief.ts';
import { type PlannedCall, planHold, type PlannedStake, planRefused, planRound, type RoundPlan } from './roundPlan.ts';

export interface SentLine {
  readonly round: string;
  readonly call: string;
  /** The sandbox's treatment of the call. */
  readonly how: Mischief | 'plain' | 'again';
  readonly answered: string;
  /** The correct answers. */
  readonly expected: readonly string[];
}

export interface SandboxReport {
  readonly sent: readonly SentLine[];
  readonly before: number;
  readonly after: number;
  readonly expected: number;
}

export interface SandboxParts {
  readonly wallet: WalletUnderTest;
  readonly rounds: number;
  readonly mischiefs: readonly Mischief[];
  /** The share of calls with a fault. */
  readonly share: number;
  /** A number from 0 to 1. */
  readonly random: () => number;
}

const OK: WalletStatus = 'RS_OK';
const AGAIN: readonly string[] = ['TRY_AGAIN', 'TOO_MANY_REQUESTS'] satisfies WalletStatus[];
const MAX_TRIES = 10;
/** The share of rounds that are free spins, as long as there are some. */
const FREE_SHARE = 0.5;
/** The share of other rounds that are holds, in a game with holds. */
const HOLD_SHARE = 0.4;

/** Plays rounds against a wallet with faulty calls. The balance has to be as if each transaction had arrived once. */
export async function runSandbox(parts: SandboxParts): Promise<SandboxReport> {
  const sandbox = new SandboxProvider(parts);
  return sandbox.run();
}

class SandboxProvider {
  readonly #parts: SandboxParts;
  readonly #wallet: TestedWallet;
  readonly #sent: SentLine[] = [];
  readonly #late: (() => Promise<unknown>)[] = [];
  #expected = 0;

  constructor(parts: SandboxParts) {
    this.#parts = parts;
    this.#wallet = new TestedWallet(parts.wallet);
  }

  async run(): Promise<SandboxReport> {
    const { rounds, random, wallet: under } = this.#parts;
    const {
      token,
      min_bet,
      grants = [],
      holds = false,
    } = await this.#wallet.expect('RS_OK', 'authenticate', { token: under.launchToken });
    require(token !== undefined, 'authenticate answered no token');
    this.#wallet.token = token;
    const before = await this.#wallet.balance();
    this.#expected = before;
    const spins = grants.flatMap((grant) => Array.from({ length: grant.left }, () => grant));
    for (let round = 0; round < rounds; round += 1) {
      const paid: PlannedStake = { stake: Math.max(1, min_bet ?? 1) };
      const free = random() < FREE_SHARE ? spins.pop() : undefined;
      const isHold = holds && free === undefined && random() < HOLD_SHARE;
      await this.#play(
        isHold ? planHold(under.unique, random, paid.stake) : planRound(under.unique, random, free ?? paid),
      );
    }
    for (const plan of this.#refusedSpins(grants)) await this.#play(plan);
    for (const send of this.#late) await send();
    return { sent: this.#sent, before, after: await this.#wallet.balance(), expected: this.#expected };
  }

  /** Free spins that the wallet has to refuse. Rounds may be left of a grant, so it is not used up. */
  #refusedSpins(grants: readonly GrantFacts[]): readonly RoundPlan[] {
    const { unique, grants: named } = this.#parts.wallet;
    const [grant] = grants;
    if (grant === undefined) return [];
    const refused = (id: string | undefined, status: WalletStatus): RoundPlan[] =>
      id === undefined ? [] : [planRefused(unique, { stake: grant.stake, grant: id }, status)];
    return [
      ...refused('no-such-grant', 'GRANT_NOT_FOUND'),
      ...refused(named?.foreign, 'GRANT_NOT_FOUND'),
      ...refused(named?.expired, 'GRANT_EXPIRED'),
      ...refused(named?.usedUp, 'GRANT_USED_UP'),
    ];
  }

  async #play({ round, calls }: RoundPlan): Promise<void> {
    // An earlier rollback leaves a tombstone for its bet.
    let isUndone = false;
    for (const [at, call] of calls.entries()) {
      const mischief = this.#choose();
      const next = calls[at + 1];
      const isBet = call.name === 'bet';
      if (mischief === 'reorder' && isBet && next !== undefined) {
        isUndone = next.name === 'rollback';
        await this.#send(round, next, 'reorder', [isUndone ? OK : 'TRANSACTION_NOT_FOUND']);
      }
      const right = isBet && isUndone ? 'TRANSACTION_ROLLED_BACK' : (call.refusal ?? OK);
      if (!isUndone || call.name === 'close') this.#expected += call.moves;
      await this.#sendWith(mischief, round, call, right);
      // A rolled back bet stays refused.
      const isReturned = isBet && next?.name === 'rollback';
      if (mischief === 'delay')
        this.#late.push(() =>
          this.#send(round, call, 'delay', [isReturned ? 'TRANSACTION_ROLLED_BACK' : (call.late ?? right)]),
        );
    }
  }

  #choose(): Mischief | undefined {
    const { mischiefs, share, random } = this.#parts;
    return random() < share ? mischiefs[Math.floor(random() * mischiefs.length)] : undefined;
  }

  async #sendWith(mischief: Mischief | undefined, round: string, call: PlannedCall, right: string): Promise<void> {
    if (mischief === 'sign') await this.#sendWronglySigned(round, call);
    if (mischief === 'double')
      await Promise.all([1, 2].map(() => this.#send(round, call, 'double', [right, ...AGAIN])));
    if (mischief === 'drop') {
      // The answer is ignored, so a failure does not matter.
      void this.#wallet.call(call.name, call.fields).catch(() => undefined);
      this.#note(round, call, 'drop', 'not read', ['not read']);
    }
    const wasSent = mischief === 'sign' || mischief === 'double' || mischief === 'drop';
    await this.#sendUntilDecided(round, call, wasSent ? 'again' : 'plain', right);
  }

  async #sendUntilDecided(round: string, call: PlannedCall, how: SentLine['how'], right: string): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const isLast = tries === MAX_TRIES - 1;
      const { status } = await this.#send(round, call, how, isLast ? [right] : [right, ...AGAIN]);
      if (!AGAIN.includes(status)) return;
    }
  }

  async #send(
    round: string,
    call: PlannedCall,
    how: SentLine['how'],
    expected: readonly string[],
  ): Promise<Pick<Answer, 'status'>> {
    const answer = await this.#wallet.call(call.name, call.fields);
    this.#note(round, call, how, answer.status, expected);
    return answer;
  }

  async #sendWronglySigned(round: string, call: PlannedCall): Promise<void> {
    const signature = await this.#parts.wallet.sign('another body');
    const { status } = await this.#wallet.call(call.name, call.fields, { signature });
    this.#note(round, call, 'sign', status, ['INVALID_SIGNATURE']);
  }

  #note(
    round: string,
    { name: call }: PlannedCall,
    how: SentLine['how'],
    answered: string,
    expected: readonly string[],
  ): void {
    this.#sent.push({ round, call, how, answered, expected });
  }
}
