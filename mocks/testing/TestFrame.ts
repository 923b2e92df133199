import {
  GAME_CALLS,
  type GameAnswer,
  type GameCallName,
  type GameRequest,
  type PortAnswer,
  PortSeed,
  type SeedView,
} from '#games/api/index.ts';

/** A client of the game server, at the end of a port. */
export class TestFrame {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, (answer: PortAnswer) => void>();
  #ids = 0;
  token = '';
  /** The last seed that the game server pushed. */
  seed: SeedView | undefined;

  constructor(port: MessagePort) {
    this.#port = port;
    port.addEventListener('message', ({ data }: MessageEvent<PortAnswer>) => {
      const seed = PortSeed.safeParse(data);
      if (seed.success) this.seed = seed.data.Seed;
      else this.#waiting.get(data.ID)?.(data);
    });
    port.start();
  }

  ask(Call: GameCallName, Body: unknown): Promise<PortAnswer> {
    this.#ids += 1;
    const ID = this.#ids;
    const answered = new Promise<PortAnswer>((resolve) => {
      this.#waiting.set(ID, resolve);
    });
    this.#port.postMessage({ ID, Call, Token: this.token, Body });
    return answered;
  }

  async call<Name extends GameCallName>(name: Name, body: GameRequest<Name>): Promise<GameAnswer<Name>> {
    const { Answer, Failure } = await this.ask(name, body);
    if (Failure !== undefined) throw new Error(`${name}: ${Failure.Code}`);
    return GAME_CALLS[name].answer.parse(Answer) as GameAnswer<Name>;
  }

  /** Spins as a client does: by the state, which it reads again after a refusal because it changed. */
  async spin(Stake = 100): Promise<GameAnswer<'spin'>> {
    const { Next } = await this.call('readState', {});
    return this.call('spin', { Stake, SeedID: Next.SeedID, Nonce: Next.Nonce });
  }

  leave(): void {
    this.#port.close();
  }
}
