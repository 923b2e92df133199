import { WalletCall, type WalletAnswer, type WalletCallName, type WalletStatus } from '#protocol/wallet/index.ts';
import { resultOf, type WalletClient, type WalletResult } from '../wallet.ts';
import type { Mischief } from './ledger.ts';

type Content = Parameters<WalletClient['bet' | 'win' | 'rollback' | 'close']>[0];

interface KnownBet {
  readonly player: string;
  readonly round: string;
  readonly amount: number;
  readonly status: WalletStatus;
  readonly win: number | undefined;
  readonly isReturned: boolean;
  /** The stake of a shot of a hold. Undefined for other bets. */
  readonly shot: number | undefined;
  /** The part of a hold that went back. */
  readonly returned: number;
}

/** A small wallet with several bets a round, as docs/providers.md describes it: tombstones, repeated answers, closed rounds. */
export class TableLedger {
  /** Chooses the fault of the next call. */
  mischief: (call: WalletCallName) => Mischief = () => 'none';
  /** Delays the next call. */
  delay: (call: WalletCallName) => Promise<void> = () => Promise.resolve();
  /** Players whose stakes are refused. */
  readonly blocked = new Set<string>();
  /** By transaction id. */
  readonly bets = new Map<string, KnownBet>();
  readonly closed = new Set<string>();
  readonly #tombstones = new Set<string>();
  readonly #answers = new Map<string, { readonly content: string; readonly answer: WalletAnswer }>();
  readonly #gold = new Map<string, number>();
  readonly #launches = new Map<string, { readonly player: string; readonly game: string }>();
  readonly #players = new Map<string, string>();
  #late: (() => void)[] = [];
  #count = 0;
  readonly #facts: Pick<WalletAnswer, 'min_bet' | 'max_bet' | 'holds'>;

  /** @param facts the limits of a stake, and whether there are holds */
  constructor(facts: Pick<WalletAnswer, 'min_bet' | 'max_bet' | 'holds'> = { min_bet: 200, max_bet: 20_000 }) {
    this.#facts = facts;
  }

  readonly client: WalletClient = {
    authenticate: (content) => Promise.resolve(resultOf(this.#authenticate(content.token))),
    balance: (content) => Promise.resolve(resultOf(this.#answer(content.token, 'RS_OK'))),
    play: () => Promise.reject(new Error('no play at a table')),
    bet: (content) => this.#carry('bet', content, (refuses) => this.#bet(content, refuses)),
    win: (content) => this.#carry('win', content, (refuses) => this.#win(content, refuses)),
    rollback: (content) => this.#carry('rollback', content, () => this.#rollback(content)),
    close: (content) =>
      this.#carry('close', content, () => {
        this.closed.add(content.round);
        return 'RS_OK';
      }),
  };

  launch(player: string, game: string): string {
    this.#count += 1;
    const token = `launch-${this.#count}`;
    this.#launches.set(token, { player, game });
    return token;
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

  #authenticate(launch: string): WalletAnswer {
    const known = this.#launches.get(launch);
    if (known === undefined) return { status: 'INVALID_TOKEN' };
    const token = `session-${launch}`;
    this.#players.set(token, known.player);
    return {
      ...this.#answer(token, 'RS_OK'),
      token,
      expires: '2026-12-27T04:00:00.000Z',
      sub_partner_id: 'crab',
      game_code: known.game,
      variant: 'only',
      ...this.#facts,
      name: `player ${known.player}`,
      picture: '/pictures/owl.webp',
    };
  }

  #answer(token: string, status: WalletStatus): WalletAnswer {
    const player = this.#players.get(token);
    if (player === undefined) return { status: 'INVALID_TOKEN' };
    return { status, user: player, balance: this.goldOf(player), currency: 'GOLD' };
  }

  /** @throws ZodError if the call does not fit the contract */
  async #carry(
    call: WalletCallName,
    content: Content,
    effect: (refuses: boolean) => WalletStatus,
  ): Promise<WalletResult> {
    WalletCall.parse({ call, request_uuid: 'request', timestamp: 0, ...content });
    await this.delay(call);
    const mischief = this.mischief(call);
    if (mischief === 'lostBefore') return { kind: 'unknown' };
    if (mischief === 'tryAgain') return resultOf({ status: 'TRY_AGAIN' });
    const arrive = (refuses: boolean): WalletAnswer => this.#once(call, content, () => effect(refuses));
    if (mischief === 'late') {
      this.#late.push(() => arrive(false));
      return { kind: 'unknown' };
    }
    if (mischief === 'doubled') arrive(false);
    const answer = arrive(mischief === 'refused');
    return mischief === 'lostAfter' ? { kind: 'unknown' } : resultOf(answer);
  }

  #once(call: WalletCallName, { token, ...content }: Content, effect: () => WalletStatus): WalletAnswer {
    const text = JSON.stringify([call, this.#players.get(token), content]);
    const known = this.#answers.get(content.transaction_uuid);
    if (known !== undefined && known.content !== text) return { status: 'DUPLICATE_TRANSACTION' };
    if (call === 'bet' && this.#tombstones.has(content.transaction_uuid)) return { status: 'TRANSACTION_ROLLED_BACK' };
    if (known !== undefined) return known.answer;
    const answer = this.#answer(token, effect());
    const kept = call === 'bet' || answer.status === 'RS_OK';
    // The balance is that after the call.
    const after = { ...answer, balance: this.goldOf(this.#players.get(token) ?? '') };
    if (kept) this.#answers.set(content.transaction_uuid, { content: text, answer: after });
    return after;
  }

  #bet(content: Parameters<WalletClient['bet']>[0], refuses: boolean): WalletStatus {
    const { token, transaction_uuid, round, amount, shots } = content;
    const shot = shots === undefined ? undefined : amount / shots;
    const player = this.#players.get(token) ?? '';
    const status = this.#refusalOf(player, round, amount, refuses) ?? 'RS_OK';
    this.bets.set(transaction_uuid, {
      player,
      round,
      amount,
      status,
      win: undefined,
      isReturned: false,
      shot,
      returned: 0,
    });
    if (status === 'RS_OK') this.give(player, -amount);
    return status;
  }

  #refusalOf(player: string, round: string, amount: number, refuses: boolean): WalletStatus | undefined {
    if (refuses) return 'LIMIT_REACHED';
    if (this.blocked.has(player)) return 'PLAYER_BLOCKED';
    if (this.closed.has(round)) return 'ROUND_CLOSED';
    return this.goldOf(player) < amount ? 'NOT_ENOUGH_MONEY' : undefined;
  }

  #win(content: Parameters<WalletClient['win']>[0], refuses: boolean): WalletStatus {
    const { round, amount, returned = 0, reference_transaction_uuid: reference } = content;
    const bet = this.bets.get(reference);
    if (refuses) return 'WIN_TOO_LARGE';
    if (bet === undefined || bet.status !== 'RS_OK') return 'TRANSACTION_NOT_FOUND';
    if (bet.isReturned) return 'TRANSACTION_ROLLED_BACK';
    if (bet.round !== round) return 'ROUND_MISMATCH';
    if (this.closed.has(round)) return 'ROUND_CLOSED';
    if (bet.shot !== undefined && bet.win !== undefined) return 'BET_SETTLED';
    const isPart =
      returned <= bet.amount && returned % (bet.shot ?? 1) === 0 && (amount === 0 || returned < bet.amount);
    if (!isPart || (bet.shot === undefined && returned > 0)) return 'RETURN_NOT_ALLOWED';
    this.bets.set(reference, { ...bet, win: (bet.win ?? 0) + amount, returned });
    this.give(bet.player, amount + returned);
    return 'RS_OK';
  }

  #rollback({ round, reference_transaction_uuid: reference }: Parameters<WalletClient['rollback']>[0]): WalletStatus {
    this.#tombstones.add(reference);
    const bet = this.bets.get(reference);
    if (bet === undefined || bet.status !== 'RS_OK' || bet.isReturned) return 'RS_OK';
    if (bet.win !== undefined) return 'BET_SETTLED';
    if (this.closed.has(round)) return 'ROUND_CLOSED';
    this.bets.set(reference, { ...bet, isReturned: true });
    this.give(bet.player, bet.amount);
    return 'RS_OK';
  }
}
