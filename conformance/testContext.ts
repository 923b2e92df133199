import { choosePhoneAccount, signInGuest } from '#protocol/endpoints/auth.ts';
import { sendBindCode, sendConfirmCode, sendLoginCode, verifyLoginCode } from '#protocol/endpoints/phoneCode.ts';
import { advanceClock, getOutbox, setPlayerState } from '#protocol/endpoints/dev.ts';
import type { Session } from '#protocol/entities/session.ts';
import { signInChat, signInLobby } from '#protocol/operations/connection.ts';
import type { TransportAdapter } from './transportAdapter.ts';
import { expect, expectEqual, assertDefined } from './expectation.ts';
import { type Heard, TestSocket } from './testSocket.ts';
import { Visitor } from './visitor.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** The limit of an address in a day (decisions §3); no case needs as many codes. */
const CODES_A_DAY = 10;
const CODES_A_CASE = 6;
const login = { SiteID: 'dev', CountryCode: 886 } as const;

const CODE_PATHS: ReadonlySet<string> = new Set([sendLoginCode.path, sendBindCode.path, sendConfirmCode.path]);

/** A signed-in player: the browser, the session, and sockets on demand. */
export class TestSession {
  readonly visitor: Visitor;
  readonly session: Session;
  readonly #context: TestContext;

  constructor(context: TestContext, visitor: Visitor, session: Session) {
    this.#context = context;
    this.visitor = visitor;
    this.session = session;
  }

  get token(): string {
    return this.session.token;
  }

  get playerID(): string {
    return this.session.playerID;
  }

  async openSocket(socket: 'chat' | 'lobby'): Promise<TestSocket> {
    const testSocket = await this.#context.openSocket(socket);
    const answer = await testSocket.ask((socket === 'chat' ? signInChat : signInLobby).op, {}, { token: this.token });
    expectEqual(answer.Code, 200, `sign-in on the ${socket} socket (${answer.Message})`);
    return testSocket;
  }
}

/** The world of the cases: visitors, players, the clock. Each phone is verified once; new sessions reuse the phone token. */
export class TestContext {
  readonly adapter: TransportAdapter;
  /** The pushes and closes that cases waited for. */
  readonly heard: Heard = { pushes: new Set(), closes: 0 };
  readonly #proofs = new Map<string, { readonly Token: string; readonly players: readonly string[] }>();
  readonly #sockets: TestSocket[] = [];
  /** The times of sent codes, as seconds of the moved clock. */
  #codes: readonly number[] = [];
  #moved = 0;
  #subject: string | undefined;

  constructor(adapter: TransportAdapter) {
    this.adapter = {
      call: (call) => {
        if (CODE_PATHS.has(call.path)) this.#codes = [...this.#codes, this.#moved];
        return adapter.call(call);
      },
      connect: (socket, events) => adapter.connect(socket, events),
      patience: (coming, what) => adapter.patience(coming, what),
    };
  }

  /**
   * Prepares a case. If too few codes are left today, the clock moves to the next day, so that no sign-in during a case ends others.
   * @param subject the contract of the case
   */
  async begin(subject: string): Promise<void> {
    this.#subject = subject;
    this.#codes = this.#codes.filter((at) => at > this.#moved - DAY_SECONDS);
    if (this.#codes.length > CODES_A_DAY - CODES_A_CASE) await this.advance(DAY_SECONDS + 1);
  }

  visitor(): Visitor {
    return new Visitor(this.adapter, () => this.#subject);
  }

  async openSocket(socket: 'chat' | 'lobby'): Promise<TestSocket> {
    const testSocket = await TestSocket.open(this.adapter, socket, this.heard);
    this.#sockets.push(testSocket);
    return testSocket;
  }

  clear(): void {
    for (const testSocket of this.#sockets.splice(0)) testSocket.close();
  }

  async advance(seconds: number): Promise<void> {
    await this.visitor().call(advanceClock, { Advance: seconds });
    this.#moved += seconds;
  }

  /** Sets a player's state by the operator's tool. */
  async setState(
    PlayerID: string,
    state: { VIPLevel?: number; AgeSeconds?: number; MuteSeconds?: number; Disabled?: boolean },
  ): Promise<void> {
    await this.visitor().call(setPlayerState, { PlayerID, ...state });
  }

  async letGive(PlayerID: string): Promise<void> {
    await this.setState(PlayerID, { AgeSeconds: DAY_SECONDS });
  }

  async codeFor(phone: string): Promise<string> {
    const { List } = await this.visitor().call(getOutbox, { to: phone });
    return assertDefined(
      /\d{6}/.exec(assertDefined(List[0], `a text to ${phone}`).Text)?.[0],
      'six digits in the text',
    );
  }

  /** Verifies a phone by its code. The clock moves on when today's codes are used up. */
  async prove(
    phone: string,
    visitor: Visitor = this.visitor(),
  ): Promise<{ readonly Token: string; readonly players: readonly string[] }> {
    const send = () => visitor.ask(sendLoginCode, { ...login, PhoneNumber: phone, Lang: 'zh_tw' });
    let sent = await send();
    if (sent.Code !== 200) {
      await this.advance(DAY_SECONDS + 1);
      this.#proofs.clear();
      sent = await send();
    }
    expectEqual(sent.Code, 200, `a code for ${phone} (${sent.reply.text})`);
    const verified = await visitor.call(verifyLoginCode, {
      ...login,
      PhoneNumber: phone,
      ValidateCode: await this.codeFor(phone),
    });
    return { Token: verified.Token, players: verified.Player.map(({ Player }) => Player.PlayerID) };
  }

  /** Signs in to the first account on a phone, or a new account if there is none. */
  async member(phone: string, visitor: Visitor = this.visitor()): Promise<TestSession> {
    const choose = async () => {
      const proof = this.#proofs.get(phone) ?? (await this.prove(phone));
      this.#proofs.set(phone, proof);
      const PlayerID = proof.players[0] ?? '';
      const csrfToken = await visitor.csrfToken();
      return visitor.ask(choosePhoneAccount, { Token: proof.Token, PlayerID, csrfToken });
    };
    let chosen = await choose();
    if (chosen.Code === 200056) {
      this.#proofs.delete(phone);
      chosen = await choose();
    }
    expectEqual(chosen.Code, 200, `sign-in of ${phone} (${chosen.reply.text})`);
    const session = choosePhoneAccount.result.parse(chosen.Result);
    const proof = this.#proofs.get(phone);
    if (proof?.players.length === 0) this.#proofs.set(phone, { Token: proof.Token, players: [session.playerID] });
    expect(session.token.length > 20, 'a session token');
    return new TestSession(this, visitor, session);
  }

  /** Signs several members in, twice, because a code that moves the clock by a day ends the earlier sessions. */
  async members(phones: readonly string[]): Promise<TestSession[]> {
    for (const phone of phones) await this.member(phone);
    const sessions: TestSession[] = [];
    for (const phone of phones) sessions.push(await this.member(phone));
    return sessions;
  }

  async accounts(phone: string, count: number): Promise<void> {
    const { Token } = await this.prove(phone);
    const visitor = this.visitor();
    for (let made = 0; made < count; made += 1)
      await visitor.call(choosePhoneAccount, { Token, PlayerID: '', csrfToken: await visitor.csrfToken() });
  }

  async guest(visitor: Visitor = this.visitor()): Promise<TestSession> {
    const csrfToken = await visitor.csrfToken();
    return new TestSession(this, visitor, await visitor.call(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken }));
  }
}
