import { WalletAnswer, type WalletCallName } from '#protocol/wallet/index.ts';
import { fieldProblem } from './fieldProblem.ts';

/** A call of the kit to the wallet under test. */
export interface SentCall {
  /** The last segment of the path. */
  readonly path: string;
  readonly keyID: string;
  readonly signature: string;
  readonly body: string;
}

export interface Reply {
  readonly http: number;
  readonly body: string;
}

/** The wallet under test, and the functions that the kit needs as a provider. */
export interface WalletUnderTest {
  readonly send: (call: SentCall) => Promise<Reply>;
  readonly keyID: string;
  readonly sign: (body: string) => string | Promise<string>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly unique: () => string;
  readonly gameCode: string;
  /** The one-use token of an unused launch. */
  readonly launchToken: string;
  /** Free spins in the game that have to be refused. Without them, the rules of them are not tested. */
  readonly grants?: {
    readonly expired?: string | undefined;
    readonly foreign?: string | undefined;
    readonly usedUp?: string | undefined;
  };
  /** Ends the game session or the sign-in behind it. If it is absent, the rules of expiry are not tested. */
  readonly endSession?: () => Promise<void>;
}

export type Fields = Readonly<Record<string, unknown>>;

/** Changes of a call before it is sent. */
export interface Tampering {
  readonly path?: string;
  readonly keyID?: string;
  readonly signature?: string;
  /** Replaces the body after it was signed. */
  readonly body?: string;
}

export type Answer = WalletAnswer & { readonly http: number };

export class RuleBroken extends Error {
  override readonly name = 'RuleBroken';
}

/** Why a rule cannot be tested with this wallet, game or player. */
export class NotTested extends Error {
  override readonly name = 'NotTested';
}

/** @throws RuleBroken unless the condition holds */
export function require(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new RuleBroken(problem);
}

/** Acts as a provider against the wallet. */
export class TestedWallet {
  readonly under: WalletUnderTest;
  /** The token of the game session after it is opened. */
  token = '';
  /** A stake within the game's limits. */
  stake = 1;
  /** The limits of the game and the free spins of the player, if the wallet answered them. */
  limits: Pick<WalletAnswer, 'min_bet' | 'max_bet' | 'max_win' | 'grants' | 'holds'> = {};

  constructor(under: WalletUnderTest) {
    this.under = under;
  }

  /** Signs a body and sends it unchanged. @throws RuleBroken if the answer is not a wallet's */
  async sendBody(path: string, body: string, tampering: Tampering = {}): Promise<Answer> {
    const { keyID, sign, send } = this.under;
    const reply = await send({
      path: tampering.path ?? path,
      keyID: tampering.keyID ?? keyID,
      signature: tampering.signature ?? (await sign(body)),
      body: tampering.body ?? body,
    });
    const content = readJson(reply.body);
    const parsed = WalletAnswer.safeParse(content);
    if (!parsed.success) {
      const why = fieldProblem(parsed.error, content);
      throw new RuleBroken(`the answer to ${path} ${why}: HTTP ${reply.http} ${reply.body.slice(0, 200)}`);
    }
    return { ...parsed.data, http: reply.http };
  }

  /** Each call has a new request id and, unless given, a new transaction. */
  bodyOf(call: WalletCallName, fields: Fields): string {
    const { now, unique, gameCode } = this.under;
    return JSON.stringify({
      call,
      request_uuid: unique(),
      timestamp: now(),
      token: this.token,
      game_code: gameCode,
      ...(call !== 'balance' && { transaction_uuid: unique() }),
      ...fields,
    });
  }

  call(name: WalletCallName, fields: Fields = {}, tampering: Tampering = {}): Promise<Answer> {
    return this.sendBody(name, this.bodyOf(name, fields), tampering);
  }

  /** Makes a call and requires a status. */
  async expect(status: string, name: WalletCallName, fields: Fields = {}, tampering: Tampering = {}): Promise<Answer> {
    const answer = await this.call(name, fields, tampering);
    require(answer.status === status, `${name} answered ${answer.status} instead of ${status}`);
    const http = status === 'INVALID_SIGNATURE' || status === 'INVALID_PROVIDER' ? 401 : 200;
    require(answer.http === http, `${name} answered ${status} with HTTP ${answer.http} instead of ${http}`);
    return answer;
  }

  /** Makes a call again and requires its first answer. */
  async same(first: Answer, name: WalletCallName, fields: Fields): Promise<void> {
    requireSame(first, await this.call(name, fields));
  }

  async balance(): Promise<number> {
    const { balance } = await this.expect('RS_OK', 'balance');
    require(balance !== undefined, 'balance answered no balance');
    return balance;
  }

  /** Requires that calls move the balance by this amount. */
  async moves(by: number, calls: () => Promise<unknown>): Promise<void> {
    const before = await this.balance();
    await calls();
    const moved = (await this.balance()) - before;
    require(moved === by, `the balance moved by ${moved} instead of ${by}`);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Requires that a repeated call gets the first answer, balance included. */
export function requireSame(first: Answer, again: Answer): void {
  const [one, other] = [first, again].map(({ status, user, balance, token }) =>
    JSON.stringify({ status, user, balance, token }),
  );
  require(one === other, `the repeated call answered ${String(other)} instead of ${String(one)}`);
}
