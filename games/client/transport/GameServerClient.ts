import { GAME_CALLS, type GameAnswer, type GameCallName, type GameRequest } from '#games/api/index.ts';
import { randomID } from '../randomID.ts';
import { AnswerLost } from './failure.ts';

export interface Transport {
  /**
   * Returns the unparsed answer.
   *
   * @throws GameServerFailure if the server refuses
   * @throws AnswerLost if no answer comes in time
   */
  send(call: GameCallName, body: unknown, token: string | undefined): Promise<unknown>;
}

/** By a launch of the platform, or as a visitor of the demo. */
export type Launch = Pick<GameRequest<'openSession'>, 'LaunchToken' | 'Demo' | 'GameCode'>;

/** Calls the game server and parses every answer. */
export class GameServerClient {
  readonly #transport: Transport;
  readonly #openingID = randomID();
  #token: string | undefined;
  #begun: { readonly opened: Promise<void>; readonly state: Promise<GameAnswer<'readState'>> } | undefined;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** The token of the session. Undefined before it is open. */
  get token(): string | undefined {
    return this.#token;
  }

  /**
   * Opens a session and reads its state while the game still loads its drawings. The next `openSession`, and the `readState` after it,
   * return these results.
   */
  beginSession(launch: Launch): void {
    const opened = this.#open(launch);
    const state = opened.then(() => this.#call('readState', {}));
    // The game handles the failure of its own call.
    state.catch(() => undefined);
    this.#begun = { opened, state };
  }

  /** The other calls use its token from then on. */
  async openSession(launch: Launch): Promise<void> {
    const begun = this.#begun;
    if (begun === undefined) {
      await this.#open(launch);
      return;
    }
    try {
      await begun.opened;
    } catch (error) {
      this.#begun = undefined;
      throw error;
    }
  }

  readState = (): Promise<GameAnswer<'readState'>> => {
    const state = this.#begun?.state ?? this.#call('readState', {});
    this.#begun = undefined;
    return state;
  };
  /** A repeated request with the same seed and nonce gets the same round. */
  spin = (request: GameRequest<'spin'>): Promise<GameAnswer<'spin'>> => this.#call('spin', request);
  /** The first choice of a round counts, so a request may be repeated. */
  choose = (request: GameRequest<'choose'>): Promise<GameAnswer<'choose'>> => this.#call('choose', request);
  close = (RoundID: string): Promise<GameAnswer<'close'>> => this.#call('close', { RoundID });
  listRounds = (request: GameRequest<'listRounds'>): Promise<GameAnswer<'listRounds'>> =>
    this.#call('listRounds', request);
  rotateSeed = (): Promise<GameAnswer<'rotateSeed'>> => this.#call('rotateSeed', {});
  setClientSeed = (ClientSeed: string): Promise<GameAnswer<'setClientSeed'>> =>
    this.#call('setClientSeed', { ClientSeed });
  readRound = (RoundID: string): Promise<GameAnswer<'readRound'>> => this.#call('readRound', { RoundID });
  readJackpots = (request: GameRequest<'readJackpots'>): Promise<GameAnswer<'readJackpots'>> =>
    this.#call('readJackpots', request);

  #requestOf(launch: Launch): GameRequest<'openSession'> {
    return launch.LaunchToken === undefined ? launch : { ...launch, OpeningID: this.#openingID };
  }

  async #open(launch: Launch): Promise<void> {
    const answer = await this.#transport.send('openSession', this.#requestOf(launch), undefined);
    const parsed = GAME_CALLS.openSession.answer.safeParse(answer);
    if (!parsed.success) throw new AnswerLost('openSession: the answer does not parse');
    this.#token = parsed.data.Token;
  }

  async #call<Name extends GameCallName>(name: Name, body: GameRequest<Name>): Promise<GameAnswer<Name>> {
    const answer = await this.#transport.send(name, body, this.#token);
    const parsed = parseAnswer(name, answer);
    if (parsed === undefined) throw new AnswerLost(`${name}: the answer does not parse`);
    return parsed;
  }
}

/** Binds request and answer of each contract to its name. */
type Contracts = { readonly [Name in GameCallName]: { readonly answer: Parser<GameAnswer<Name>> } };
interface Parser<Answer> {
  safeParse(value: unknown): { readonly success: true; readonly data: Answer } | { readonly success: false };
}
const CONTRACTS: Contracts = GAME_CALLS;

function parseAnswer<Name extends GameCallName>(name: Name, answer: unknown): GameAnswer<Name> | undefined {
  const parsed = CONTRACTS[name].answer.safeParse(answer);
  return parsed.success ? parsed.data : undefined;
}
