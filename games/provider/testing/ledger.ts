import {
  type GrantFacts,
  type WalletAnswer,
  WalletCall,
  type WalletCallName,
  type WalletStatus,
} from '#protocol/wallet/index.ts';
import {
  type BetContent,
  type PlayContent,
  resultOf,
  type WalletClient,
  type WalletResult,
  type WinContent,
} from '../wallet.ts';

/** Faults of a call. */
export const MISCHIEFS = ['none', 'lostBefore', 'lostAfter', 'doubled', 'late', 'refused', 'tryAgain'] as const;
export type Mischief = (typeof MISCHIEFS)[number];

interface Kept {
  readonly content: string;
  readonly answer: WalletAnswer;
}

/** A small wallet with balances. Repeats answers by transaction id. */
export class Ledger {
  /** The variant that the operator chose for a game. */
  variantOf: (game: string) => string = () => 'only';
  /** Chooses the fault of the next call. */
  mischief: (call: string) => Mischief = () => 'none';
  readonly closed = new Set<string>();
  /** Moved stakes and wins, by round. The win of a bet is undefined until it is paid. */
  readonly played = new Map<string, { readonly bet: number; readonly win: number | undefined }>();
  /** The prizes that wins named, by round. */
  readonly jackpots = new Map<string, string>();
  /** Every try of a call, as `play <transaction id>`. */
  readonly tries: string[] = [];
  /** The free spins that the next launches list, and how many of each are left. Undefined as on a platform without them. */
  grants: GrantFacts[] | undefined;
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
      this.#carry('balance', content, () => ({
        ...this.#answer(this.#players.get(content.token), 'RS_OK'),
        ...this.#listed(),
      })),
    play: (content) => this.#carry('play', content, (refuses) => this.#play(content, refuses)),
    close: (content) =>
      this.#carry('close', content, () => {
        this.closed.add(content.round);
        return this.#answer(this.#players.get(content.token), 'RS_OK');
      }),
    bet: (content) => this.#carry('bet', content, (refuses) => this.#bet(content, refuses)),
    win: (content) => this.#carry('win', content, (refuses) => this.#win(content, refuses)),
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
    const limits = { variant: this.variantOf(game_code), min_bet: 10, max_bet: 10_000 };
    const facts = { token, expires: '2026-11-28T00:00:00.000Z', sub_partner_id: 'bj188', game_code, ...limits };
    const answer = { ...this.#answer(player, 'RS_OK'), ...facts, ...this.#listed() };
    this.#kept.set(id, { content: '', answer });
    return answer;
  }

  #listed(): Pick<WalletAnswer, 'grants'> {
    return this.grants === undefined ? {} : { grants: this.grants.filter(({ left }) => left > 0) };
  }

  #play({ token, ...content }: PlayContent, refuses: boolean): WalletAnswer {
    const { round, bet_amount: bet, win_amount: win, grant, jackpot = '' } = content;
    this.jackpots.set(round, jackpot);
    return this.#once(token, content, (player) => this.#stake(player, { round, bet, win, grant }, refuses));
  }

  #bet({ token, ...content }: BetContent, refuses: boolean): WalletAnswer {
    const { round, amount: bet, grant } = content;
    return this.#once(token, content, (player) => this.#stake(player, { round, bet, win: undefined, grant }, refuses));
  }

  #win({ token, ...content }: WinContent, refuses: boolean): WalletAnswer {
    const { round, amount: win, reference_transaction_uuid: reference, jackpot = '' } = content;
    this.jackpots.set(round, jackpot);
    return this.#once(token, content, (player) => {
      const played = this.played.get(round);
      if (refuses) return 'WIN_TOO_LARGE';
      if (played === undefined || this.#kept.get(reference)?.answer.status !== 'RS_OK') return 'TRANSACTION_NOT_FOUND';
      if (this.closed.has(round)) return 'ROUND_CLOSED';
      this.played.set(round, { ...played, win: (played.win ?? 0) + win });
      this.give(player, win);
      return 'RS_OK';
    });
  }

  /** Moves gold once for a transaction. A refused win is not kept, since a retry may succeed. */
  #once(
    token: string,
    content: { readonly transaction_uuid: string; readonly reference_transaction_uuid?: string },
    move: (player: string) => WalletStatus,
  ): WalletAnswer {
    const player = this.#players.get(token);
    if (player === undefined) return { status: 'INVALID_TOKEN' };
    const text = JSON.stringify([player, content]);
    const known = this.#kept.get(content.transaction_uuid);
    if (known !== undefined) return known.content === text ? known.answer : { status: 'DUPLICATE_TRANSACTION' };
    const status = move(player);
    const answer = this.#answer(player, status);
    const isStake = content.reference_transaction_uuid === undefined;
    if (isStake || status === 'RS_OK') this.#kept.set(content.transaction_uuid, { content: text, answer });
    return answer;
  }

  #stake(
    player: string,
    {
      round,
      bet,
      win,
      grant,
    }: {
      readonly round: string;
      readonly bet: number;
      readonly win: number | undefined;
      readonly grant: string | undefined;
    },
    refuses: boolean,
  ): WalletStatus {
    if (refuses) return 'LIMIT_REACHED';
    if (grant !== undefined) return this.#useSpin(player, { round, bet, win, grant });
    if (this.goldOf(player) < bet) return 'NOT_ENOUGH_MONEY';
    if (this.played.has(round)) return 'BET_NOT_ALLOWED';
    this.played.set(round, { bet, win });
    this.give(player, (win ?? 0) - bet);
    return 'RS_OK';
  }

  #useSpin(
    player: string,
    spin: { readonly round: string; readonly bet: number; readonly win: number | undefined; readonly grant: string },
  ): WalletStatus {
    const known = this.grants?.find(({ grant }) => grant === spin.grant);
    if (known === undefined) return 'GRANT_NOT_FOUND';
    if (known.left === 0) return 'GRANT_USED_UP';
    if (known.stake !== spin.bet) return 'BET_OUT_OF_RANGE';
    this.grants = this.grants?.map((each) => (each === known ? { ...each, left: each.left - 1 } : each));
    this.played.set(spin.round, { bet: 0, win: spin.win });
    this.give(player, spin.win ?? 0);
    return 'RS_OK';
  }
}
