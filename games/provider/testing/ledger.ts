import { type WalletAnswer, WalletCall, type WalletCallName, type WalletStatus } from '#protocol/wallet/index.ts';
import { resultOf, type PlayContent, type WalletClient, type WalletResult } from '../wallet.ts';

/** Faults of a call. */
export type Mischief = 'none' | 'lostBefore' | 'lostAfter' | 'doubled' | 'late' | 'refused' | 'tryAgain';

interface Kept {
  readonly content: string;
  readonly answer: WalletAnswer;
}

/** A small wallet with balances. Repeats answers by transaction id. */
export class Ledger {
  /** Chooses the fault of the next call. */
  mischief: (call: string) => Mischief = () => 'none';
  readonly closed = new Set<string>();
  /** Moved stakes and wins, by round. */
  readonly played = new Map<string, { readonly bet: number; readonly win: number }>();
  /** Every try of a call, as `play <transaction id>`. */
  readonly tries: string[] = [];
  readonly #gold = new Map<string, number>();
  readonly #kept = new Map<string, Kept>();
  /** By launch token, and by token of a game session. */
  readonly #launches = new Map<string, string>();
  readonly #players = new Map<string, string>();
  #late: (() => void)[] = [];
  #count = 0;

  readonly client: WalletClient = {
    authenticate: (content) =>
      this.#carry('authenticate', content, () =>
        this.#authenticate(content.token, content.game_code, content.transaction_uuid),
      ),
    balance: (content) =>
      this.#carry('balance', content, () => this.#answer(this.#players.get(content.token), 'RS_OK')),
    play: (content) => this.#carry('play', content, (refuses) => this.#play(content, refuses)),
    close: (content) =>
      this.#carry('close', content, () => {
        this.closed.add(content.round);
        return this.#answer(this.#players.get(content.token), 'RS_OK');
      }),
    bet: () => Promise.reject(new Error('no bet here')),
    win: () => Promise.reject(new Error('no win here')),
    rollback: () => Promise.reject(new Error('no rollback here')),
  };

  launch(player: string): string {
    this.#count += 1;
    const token = `launch-${this.#count}`;
    this.#launches.set(token, player);
    return token;
  }

  endTokens(): void {
    this.#players.clear();
  }

  give(player: string, gold: number): void {
    this.#gold.set(player, this.goldOf(player) + gold);
  }

  goldOf(player: string): number {
    return this.#gold.get(player) ?? 0;
  }

  /** Delivers the calls that were under way. */
  deliverLate(): void {
    const arriving = this.#late;
    this.#late = [];
    for (const arrive of arriving) arrive();
  }

  /** @throws ZodError if the call does not fit the contract */
  async #carry(
    call: WalletCallName,
    content: { readonly token: string; readonly transaction_uuid?: string },
    effect: (refuses: boolean) => WalletAnswer,
  ): Promise<WalletResult> {
    WalletCall.parse({ call, request_uuid: 'request', timestamp: 0, ...content });
    this.tries.push(`${call} ${content.transaction_uuid ?? ''}`.trimEnd());
    const mischief = this.mischief(call);
    if (mischief === 'lostBefore') return { kind: 'unknown' };
    if (mischief === 'tryAgain') return resultOf({ status: 'TRY_AGAIN' });
    if (mischief === 'late') {
      this.#late.push(() => effect(false));
      return { kind: 'unknown' };
    }
    if (mischief === 'doubled') effect(false);
    const answer = effect(mischief === 'refused');
    return mischief === 'lostAfter' ? { kind: 'unknown' } : resultOf(answer);
  }

  #answer(player: string | undefined, status: WalletStatus): WalletAnswer {
    if (player === undefined) return { status: 'INVALID_TOKEN' };
    return { status, user: player, balance: this.goldOf(player), currency: 'GOLD' };
  }

  #authenticate(launch: string, game_code: string, id: string): WalletAnswer {
    const known = this.#kept.get(id);
    if (known !== undefined) return known.answer;
    const player = this.#launches.get(launch);
    if (player === undefined) return { status: 'INVALID_TOKEN' };
    this.#launches.delete(launch);
    const token = `session-of-${launch}`;
    this.#players.set(token, player);
    const limits = { variant: game_code === 'owl' ? 'r96' : 'only', min_bet: 10, max_bet: 10_000 };
    const facts = { token, expires: '2026-11-28T00:00:00.000Z', sub_partner_id: 'bj188', game_code, ...limits };
    const answer = { ...this.#answer(player, 'RS_OK'), ...facts };
    this.#kept.set(id, { content: '', answer });
    return answer;
  }

  #play({ token, ...rest }: PlayContent, refuses: boolean): WalletAnswer {
    const player = this.#players.get(token);
    if (player === undefined) return { status: 'INVALID_TOKEN' };
    const content = JSON.stringify([player, rest]);
    const known = this.#kept.get(rest.transaction_uuid);
    if (known !== undefined) return known.content === content ? known.answer : { status: 'DUPLICATE_TRANSACTION' };
    const status = this.#move(player, rest, refuses);
    const answer = this.#answer(player, status);
    this.#kept.set(rest.transaction_uuid, { content, answer });
    return answer;
  }

  #move(player: string, { round, bet_amount: bet, win_amount: win }: Omit<PlayContent, 'token'>, refuses: boolean) {
    if (refuses) return 'LIMIT_REACHED';
    if (this.goldOf(player) < bet) return 'NOT_ENOUGH_MONEY';
    if (this.played.has(round)) return 'BET_NOT_ALLOWED';
    this.played.set(round, { bet, win });
    this.give(player, win - bet);
    return 'RS_OK';
  }
}
