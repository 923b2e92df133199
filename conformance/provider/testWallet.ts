import {
  CLOCK_WINDOW_MS,
  type GrantFacts,
  type WalletAnswer,
  WalletCall,
  type WalletCallName,
  type WalletStatus,
} from '#protocol/wallet/index.ts';
import { fieldProblem } from '../wallet/fieldProblem.ts';

type Stake = Extract<WalletCall, { readonly call: 'bet' | 'play' }>;
type Transaction = Exclude<WalletCall, { readonly call: 'balance' }>;

/** A fault of a provider's call. */
export type Fault =
  | { readonly kind: 'lostRequest' | 'lostAnswer' | 'serverError' }
  /** The wallet answers with this status and without an effect. */
  | { readonly kind: 'status'; readonly status: string };

export interface ReceivedCall {
  readonly path: string;
  readonly keyID: string;
  readonly signature: string;
  readonly body: string;
}

export interface WalletReply {
  readonly http: number;
  readonly body: string;
}

/** A call as the wallet recorded it. */
export interface RecordedCall {
  readonly call: WalletCall;
  /** The status in the answer. Empty if the provider got no answer from the wallet. */
  readonly answered: string;
}

export interface TestRound {
  readonly round: string;
  readonly token: string;
  /** The gold that the stake cost the player. */
  staked: number;
  /** The stake of a shot of a hold. 0 without a hold. */
  shot: number;
  hasEnded: boolean;
  won: number;
  /** The accepted stake. Empty before the stake, and after its return. */
  bet: string;
  isClosed: boolean;
}

export interface TestWalletParts {
  readonly gameCode: string;
  readonly keyID: string;
  readonly isSigned: (body: string, signature: string) => boolean;
  readonly now: () => number;
  readonly unique: () => string;
}

const GOLD = 1_000_000;
const LIMITS = { min_bet: 1, max_bet: 100_000, max_win: 10_000_000 };

/** A broken rule that a single call shows. */
export interface Breach {
  readonly rule: string;
  readonly problem: string;
}

/** The wallet of a platform with one player. It checks the provider's calls. */
export class TestWallet {
  readonly calls: RecordedCall[] = [];
  readonly breaches: Breach[] = [];
  readonly rounds = new Map<string, TestRound>();
  /** The faults of the next calls of a name. Each call uses up one. */
  readonly faults = new Map<WalletCallName, Fault[]>();
  gold = GOLD;
  /** The free spins that the next `authenticate` lists. Undefined as on a platform that does not know them. */
  grant: GrantFacts | undefined;
  /** Whether the next `authenticate` answers that the game may have holds. */
  holds = true;
  readonly #parts: TestWalletParts;
  readonly #launches = new Set<string>();
  /** The spins that are left of each listed grant. */
  readonly #spins = new Map<string, GrantFacts>();
  readonly #sessions = new Set<string>();
  /** The sessions whose `authenticate` answered holds. */
  readonly #holding = new Set<string>();
  readonly #requests = new Set<string>();
  readonly #contents = new Map<string, string>();
  readonly #answers = new Map<string, WalletAnswer>();
  /** Bets that were rolled back, before or after they arrived. */
  readonly #undone = new Set<string>();

  constructor(parts: TestWalletParts) {
    this.#parts = parts;
  }

  launch(): string {
    const token = `launch-${this.#parts.unique()}`;
    this.#launches.add(token);
    return token;
  }

  /** The id of a new grant. */
  newGrant(): string {
    return `grant-${this.#parts.unique()}`;
  }

  inAnHour(): string {
    return new Date(this.#parts.now() + 60 * 60 * 1000).toISOString();
  }

  /** Undefined if the call or the answer is lost. */
  receive(received: ReceivedCall): WalletReply | undefined {
    const call = this.#verify(received);
    if (typeof call === 'string') return reply({ status: call }, call.startsWith('INVALID') ? 401 : 200);
    const fault = this.faults.get(call.call)?.shift();
    if (fault?.kind === 'lostRequest') return this.#record(call, undefined);
    if (fault?.kind === 'serverError') {
      this.#record(call, undefined);
      return { http: 503, body: 'Service Unavailable' };
    }
    if (fault?.kind === 'status') return this.#record(call, { http: 200, body: json(call, { status: fault.status }) });
    const answer = this.#answer(call);
    return this.#record(call, fault === undefined ? { http: 200, body: json(call, answer) } : undefined);
  }

  #record(call: WalletCall, answer: WalletReply | undefined): WalletReply | undefined {
    const told: unknown = answer === undefined ? {} : JSON.parse(answer.body);
    const answered = typeof told === 'object' && told !== null && 'status' in told ? String(told.status) : '';
    this.calls.push({ call, answered });
    return answer;
  }

  #breach(rule: string, problem: string): void {
    this.breaches.push({ rule, problem });
  }

  #verify({ path, keyID, signature, body }: ReceivedCall): WalletCall | WalletStatus {
    const { isSigned, now } = this.#parts;
    if (keyID !== this.#parts.keyID) {
      this.#breach('call.key', `a ${path} names the key ${keyID}`);
      return 'INVALID_PROVIDER';
    }
    if (!isSigned(body, signature)) {
      this.#breach('call.signed', `the signature of a ${path} does not match its body`);
      return 'INVALID_SIGNATURE';
    }
    const content = readJson(body);
    const parsed = WalletCall.safeParse(content);
    if (!parsed.success || parsed.data.call !== path) {
      const why = parsed.success ? `names the call ${parsed.data.call}` : fieldProblem(parsed.error, content);
      this.#breach('call.syntax', `a ${path} ${why}`);
      return 'WRONG_SYNTAX';
    }
    const { data: call } = parsed;
    const late = Math.abs(now() - call.timestamp);
    if (late > CLOCK_WINDOW_MS) {
      this.#breach('call.clock', `the timestamp of a ${path} is ${Math.round(late / 1000)} s off`);
      return 'REQUEST_EXPIRED';
    }
    if (this.#requests.has(call.request_uuid)) {
      this.#breach('call.requestOnce', `two requests have the id ${call.request_uuid}`);
      return 'REQUEST_REPEATED';
    }
    this.#requests.add(call.request_uuid);
    return call;
  }

  #answer(call: WalletCall): WalletAnswer {
    if (call.call === 'balance') return this.#balance(this.#tokenStatus(call));
    const problem = this.#sameContent(call);
    if (problem !== undefined) return { status: problem };
    const kept = this.#answers.get(call.transaction_uuid);
    if (kept !== undefined) return kept;
    const answer = this.#perform(call);
    if (answer.status === 'RS_OK' || call.call === 'bet' || call.call === 'play')
      this.#answers.set(call.transaction_uuid, answer);
    return answer;
  }

  /** The content of a transaction has to be the same in each try. */
  #sameContent(call: Transaction): WalletStatus | undefined {
    const { request_uuid: _request, timestamp: _timestamp, ...content } = call;
    const text = JSON.stringify(content, Object.keys(content).toSorted());
    const known = this.#contents.get(call.transaction_uuid);
    this.#contents.set(call.transaction_uuid, known ?? text);
    if (known === undefined || known === text) return undefined;
    this.#breach('transaction.sameContent', `the transaction ${call.transaction_uuid} came as ${known} and ${text}`);
    return 'DUPLICATE_TRANSACTION';
  }

  #tokenStatus({ token, call }: WalletCall): WalletStatus {
    if (this.#sessions.has(token)) return 'RS_OK';
    this.#breach('token.session', `a ${call} has a token that no authenticate answered`);
    return 'INVALID_TOKEN';
  }

  #told(status: WalletStatus): WalletAnswer {
    return status === 'INVALID_TOKEN' ? { status } : { status, user: '10000002', balance: this.gold, currency: 'GOLD' };
  }

  /** Lists the free spins of the launch that are left. */
  #balance(status: WalletStatus): WalletAnswer {
    const told = this.#told(status);
    if (status !== 'RS_OK' || this.grant === undefined) return told;
    const known = this.#spins.get(this.grant.grant);
    return { ...told, grants: known === undefined || known.left === 0 ? [] : [known] };
  }

  #perform(call: Transaction): WalletAnswer {
    if (call.call === 'authenticate') return this.#authenticate(call.token);
    const status = this.#tokenStatus(call);
    if (status !== 'RS_OK') return { status };
    switch (call.call) {
      case 'bet':
      case 'play':
        return this.#stake(call);
      case 'win':
        return this.#win(call);
      case 'rollback':
        return this.#rollback(call);
      case 'close':
        return this.#close(call);
    }
  }

  #authenticate(launch: string): WalletAnswer {
    if (!this.#launches.delete(launch)) return { status: 'INVALID_TOKEN' };
    const { gameCode, unique, now } = this.#parts;
    const token = `session-${unique()}`;
    this.#sessions.add(token);
    const expires = new Date(now() + 12 * 60 * 60 * 1000).toISOString();
    const { holds } = this;
    if (holds) this.#holding.add(token);
    const facts = {
      token,
      expires,
      sub_partner_id: 'bj188',
      game_code: gameCode,
      variant: 'r96',
      ...LIMITS,
      ...(holds && { holds }),
    };
    const { grant } = this;
    if (grant === undefined) return { ...this.#told('RS_OK'), ...facts };
    this.#spins.set(grant.grant, grant);
    return { ...this.#told('RS_OK'), ...facts, grants: [grant] };
  }

  #stake(call: Stake): WalletAnswer {
    const { round, token, transaction_uuid } = call;
    const [amount, won] = call.call === 'bet' ? [call.amount, 0] : [call.bet_amount, call.win_amount];
    const { shots = 0 } = call.call === 'bet' ? call : {};
    const stake = shots === 0 ? amount : amount / shots;
    if (stake > LIMITS.max_bet) this.#breach('stake.limits', `a stake of ${stake} is above the maximum`);
    if (shots > 0 && !this.#holding.has(token)) {
      this.#breach('hold.offered', `the round ${round} has a hold, which authenticate did not offer`);
      return this.#told('BET_NOT_ALLOWED');
    }
    if (won > LIMITS.max_win) {
      this.#breach('win.limits', `a win of ${won} is above the maximum`);
      return this.#told('WIN_TOO_LARGE');
    }
    if (this.#undone.has(transaction_uuid)) return this.#told('TRANSACTION_ROLLED_BACK');
    const open = [...this.rounds.values()].find(
      (each) => each.token === token && each.bet !== '' && each.shot === 0 && !each.isClosed,
    );
    if (open !== undefined && open.round !== round)
      this.#breach('round.oneOpen', `the round ${round} began before the round ${open.round} was closed`);
    const known = this.rounds.get(round);
    if (known?.isClosed === true) {
      this.#breach('round.final', `a stake came for the closed round ${round}`);
      return this.#told('ROUND_CLOSED');
    }
    const refusal = call.grant === undefined ? undefined : this.#useSpin(call.grant, amount);
    if (refusal !== undefined) return this.#told(refusal);
    const staked = call.grant === undefined ? amount : 0;
    if (staked > this.gold) return this.#told('NOT_ENOUGH_MONEY');
    this.gold += won - staked;
    const shot = shots === 0 ? 0 : stake;
    const bet = transaction_uuid;
    this.rounds.set(round, { round, token, staked, shot, hasEnded: false, won, bet, isClosed: false });
    return this.#told('RS_OK');
  }

  /** Uses a free spin. @returns the reason why it is refused */
  #useSpin(name: string, amount: number): WalletStatus | undefined {
    const known = this.#spins.get(name);
    if (known === undefined) {
      this.#breach('grant.listed', `a stake names the grant ${name}, which no authenticate listed`);
      return 'GRANT_NOT_FOUND';
    }
    if (known.stake !== amount) {
      this.#breach('grant.stake', `a stake of the grant ${name} is ${amount} instead of ${known.stake}`);
      return 'BET_OUT_OF_RANGE';
    }
    if (known.left === 0) return 'GRANT_USED_UP';
    this.#spins.set(name, { ...known, left: known.left - 1 });
    return undefined;
  }

  #win(call: Extract<WalletCall, { call: 'win' }>): WalletAnswer {
    const { round: id, reference_transaction_uuid: bet, amount, returned } = call;
    const round = this.rounds.get(id);
    if (round === undefined || round.bet !== bet) {
      this.#breach('win.ofStake', `a win of the round ${id} names a stake that the wallet did not take`);
      return this.#told('TRANSACTION_NOT_FOUND');
    }
    if (round.isClosed) {
      this.#breach('round.final', `a win came for the closed round ${id}`);
      return this.#told('ROUND_CLOSED');
    }
    if (round.won + amount > LIMITS.max_win) {
      this.#breach('win.limits', `the wins of the round ${id} are above the maximum`);
      return this.#told('WIN_TOO_LARGE');
    }
    const refusal = this.#returnRefusal(round, amount, returned);
    if (refusal !== undefined) return this.#told(refusal);
    round.won += amount;
    round.staked -= returned ?? 0;
    round.hasEnded = true;
    this.gold += amount + (returned ?? 0);
    return this.#told('RS_OK');
  }

  #returnRefusal(round: TestRound, amount: number, returned: number | undefined): WalletStatus | undefined {
    if (round.shot === 0 && returned === undefined) return undefined;
    if (round.shot > 0 && round.hasEnded) {
      this.#breach('hold.once', `the hold of the round ${round.round} ended twice`);
      return 'BET_SETTLED';
    }
    const part = returned ?? 0;
    const isPart = round.shot > 0 && part <= round.staked && part % round.shot === 0;
    if (isPart && (amount === 0 || part < round.staked)) return undefined;
    this.#breach('hold.part', `the round ${round.round} returns ${part} of ${round.staked} and wins ${amount}`);
    return 'RETURN_NOT_ALLOWED';
  }

  #rollback({ round: id, reference_transaction_uuid: bet }: Extract<WalletCall, { call: 'rollback' }>): WalletAnswer {
    this.#undone.add(bet);
    const round = this.rounds.get(id);
    if (round?.bet !== bet) return this.#told('RS_OK');
    if (round.won > 0 || (round.shot > 0 && round.hasEnded)) {
      this.#breach('rollback.settled', `a rollback came for the round ${id}, which has a win`);
      return this.#told('BET_SETTLED');
    }
    this.gold += round.staked;
    Object.assign(round, { staked: 0, bet: '' });
    return this.#told('RS_OK');
  }

  #close({ round: id }: Extract<WalletCall, { call: 'close' }>): WalletAnswer {
    const round = this.rounds.get(id);
    if (round === undefined) return this.#told('ROUND_MISMATCH');
    round.isClosed = true;
    return this.#told('RS_OK');
  }
}

const reply = (answer: object, http: number): WalletReply => ({ http, body: JSON.stringify(answer) });

/** Each answer has fields that the provider does not know. */
const json = ({ request_uuid }: WalletCall, answer: object): string =>
  JSON.stringify({ ...answer, request_uuid, added_later: { any: ['thing'] } });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
