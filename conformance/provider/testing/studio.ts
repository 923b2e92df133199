import * as z from 'zod/mini';
import { GameSessionFacts, type GrantFacts, type WalletCallName } from '#protocol/wallet/index.ts';
import type { OpenedGame } from '../testedProvider.ts';
import type { TestWallet } from '../testWallet.ts';

/** The faults of a wrong studio. */
export interface Wrongs {
  readonly fields?: (call: WalletCallName, fields: Fields, tries: number) => Fields;
  readonly signature?: string;
  readonly keyID?: string;
  readonly tries?: Partial<Readonly<Record<WalletCallName, number>>>;
  /** Does not roll back a stake without an answer. */
  readonly keepsLostStakes?: true;
  /** Treats a refusal as a success. */
  readonly ignoresRefusals?: true;
  readonly stakesAgain?: true;
  readonly needsNoToken?: true;
  readonly refusesUnknownFields?: true;
  readonly closesLate?: true;
  readonly neverCloses?: true;
  readonly winsAfterClose?: true;
  readonly returnsWins?: true;
  /** Uses free spins after their number. */
  readonly countsNoSpins?: true;
  /** Names free spins also where the wallet listed none. */
  readonly inventsSpins?: true;
  readonly staysAtItsStake?: true;
  /** Stakes gold after the wallet has refused a free spin. */
  readonly paysRefusedSpins?: true;
  /** Fires shots of a hold instead of a stake. */
  readonly holds?: true;
  /** Has holds also where the wallet offered none. */
  readonly inventsHolds?: true;
  /** The part of a hold of four shots that it returns. */
  readonly returns?: number;
  readonly endsTwice?: true;
  readonly neverEnds?: true;
}

type Fields = Readonly<Record<string, unknown>>;
const Answer = z.looseObject({ status: z.string() });
type Answer = z.output<typeof Answer>;

export const KEY_ID = 'studio';
export const signatureOf = (body: string): string => `signature of ${body}`;

/** Statuses about the request. The transaction is repeated after them. */
const REPEATED = new Set(['TRY_AGAIN', 'TOO_MANY_REQUESTS']);
const MANY = 100;
const STAKE = 10;
const SHOTS = 4;
const SPIN: GrantFacts = { grant: 'invented', stake: STAKE, count: 1, left: 1, expires: '2030-01-01T00:00:00.000Z' };
let made = 0;
export const unique = (): string => {
  made += 1;
  return `id-${made}`;
};

/** A small provider with `bet` and `win`, without faults unless a test sets them. */
export class Studio {
  readonly #wallet: TestWallet;
  readonly #wrongs: Wrongs;
  #offersHolds = false;

  constructor(wallet: TestWallet, wrongs: Wrongs = {}) {
    this.#wallet = wallet;
    this.#wrongs = wrongs;
  }

  async open(launch: string | undefined): Promise<OpenedGame | undefined> {
    if (launch === undefined) {
      if (this.#wrongs.needsNoToken !== true) return undefined;
      return { spin: () => this.#spin('no-token').then(() => undefined) };
    }
    const answer = await this.#carry('authenticate', { token: launch, transaction_uuid: unique() });
    const facts = GameSessionFacts.safeParse(answer);
    if (answer?.status !== 'RS_OK' || !facts.success) return undefined;
    this.#offersHolds = facts.data.holds === true;
    let last = '';
    let [grant] = facts.data.grants ?? [];
    if (this.#wrongs.inventsSpins === true) grant = { ...SPIN, ...grant };
    return {
      spin: async () => {
        if (last !== '') await this.#close(facts.data.token, last);
        last = await this.#spin(facts.data.token, grant);
        if (this.#wrongs.countsNoSpins !== true) grant = undefined;
      },
    };
  }

  /** Returns the round if it stays open. */
  async #spin(token: string, grant?: GrantFacts): Promise<string> {
    const wrongs = this.#wrongs;
    const amount = grant === undefined || wrongs.staysAtItsStake === true ? STAKE : grant.stake;
    const free = grant === undefined ? {} : { grant: grant.grant };
    const [round, bet] = [unique(), unique()];
    const wantsHold = wrongs.holds === true && grant === undefined;
    const holds = wantsHold && (this.#offersHolds || wrongs.inventsHolds === true);
    if (wantsHold && !holds) return '';
    const shots = holds ? { amount: SHOTS * amount, shots: SHOTS } : { amount };
    const stake = await this.#carry('bet', { token, round, transaction_uuid: bet, ...shots, ...free });
    if (stake === undefined) {
      const undo = { token, round, transaction_uuid: unique(), reference_transaction_uuid: bet };
      if (wrongs.keepsLostStakes !== true) await this.#carry('rollback', undo);
      return '';
    }
    if (stake.status !== 'RS_OK' && wrongs.stakesAgain === true)
      await this.#carry('bet', { token, round: unique(), transaction_uuid: unique(), amount: 5 });
    if (stake.status !== 'RS_OK' && grant !== undefined && wrongs.paysRefusedSpins === true) return this.#spin(token);
    if (stake.status !== 'RS_OK' && wrongs.ignoresRefusals !== true) return '';
    const returned = holds ? { returned: wrongs.returns ?? STAKE, shot_win: 7 } : {};
    const win = { token, round, transaction_uuid: unique(), reference_transaction_uuid: bet, amount: 7, ...returned };
    if (wrongs.winsAfterClose !== true && wrongs.neverEnds !== true) await this.#carry('win', win);
    if (wrongs.endsTwice === true) await this.#carry('win', { ...win, transaction_uuid: unique() });
    if (wrongs.returnsWins === true)
      await this.#carry('rollback', { token, round, transaction_uuid: unique(), reference_transaction_uuid: bet });
    if (wrongs.neverCloses === true) return '';
    if (wrongs.closesLate === true)
      await this.#carry('bet', { token, round: unique(), transaction_uuid: unique(), amount: 10 });
    await this.#close(token, round);
    if (wrongs.winsAfterClose === true) await this.#carry('win', win);
    return '';
  }

  async #close(token: string, round: string): Promise<void> {
    await this.#carry('close', { token, round, transaction_uuid: unique() });
  }

  /** Repeats a call until it is answered. Undefined after the last try. */
  async #carry(call: WalletCallName, fields: Fields): Promise<Answer | undefined> {
    const most = this.#wrongs.tries?.[call] ?? (call === 'bet' ? 3 : MANY);
    for (let tries = 0; tries < most; tries += 1) {
      const answer = this.#send(call, this.#wrongs.fields?.(call, fields, tries) ?? fields);
      if (answer !== undefined) return answer;
      await Promise.resolve();
    }
    return undefined;
  }

  #send(call: WalletCallName, fields: Fields): Answer | undefined {
    const { keyID = KEY_ID, signature, refusesUnknownFields } = this.#wrongs;
    const body = JSON.stringify({ call, request_uuid: unique(), timestamp: Date.now(), game_code: 'owl', ...fields });
    const reply = this.#wallet.receive({ path: call, keyID, signature: signature ?? signatureOf(body), body });
    if (reply === undefined || reply.http >= 500) return undefined;
    const answer = Answer.parse(JSON.parse(reply.body));
    if (refusesUnknownFields === true && 'added_later' in answer) return { status: 'refused here' };
    return REPEATED.has(answer.status) ? undefined : answer;
  }
}
