import type { GameServerClient, Launch } from './transport/GameServerClient.ts';
import { failureCodeOf } from './transport/failure.ts';
import type { PageLink } from './page/pageLink.ts';
import type { Effect, GameEvent } from './round/events.ts';
import { pauseAfter } from './round/failures.ts';
import { reduce } from './round/reduce.ts';
import { type GameState, LOADING } from './round/state.ts';

/** Draws the game. The promises resolve when the player has seen or skipped it. */
export interface Stage {
  startReels(kind: Of<'startReels'>['kind']): void;
  stopReels(spin: Of<'stopReels'>['spin']): Promise<void>;
  placeReels(spin: Of<'placeReels'>['spin']): Promise<void>;
  returnReels(): void;
  showWins(wins: Of<'showWins'>): Promise<void>;
  nudge(nudge: Of<'nudge'>): Promise<void>;
  change(change: Of<'change'>): Promise<void>;
  tumble(board: Of<'tumble'>): Promise<void>;
  multiply(sum: Of<'multiply'>): Promise<void>;
  showJackpot(jackpot: Of<'showJackpot'>): Promise<void>;
  enterFreeSpins(feature: Of<'enterFreeSpins'>): Promise<void>;
  leaveFreeSpins(feature: Of<'leaveFreeSpins'>): Promise<void>;
  enterHold(hold: Of<'enterHold'>): Promise<void>;
  respin(respin: Of<'respin'>): Promise<void>;
  leaveHold(hold: Of<'leaveHold'>): Promise<void>;
  turnWheel(turn: Of<'turnWheel'>): Promise<void>;
  enterChoice(choice: Of<'enterChoice'>): Promise<void>;
  openChoice(choice: Of<'openChoice'>): Promise<void>;
  /** Ends the current presentation at once. */
  skip(): void;
}
type Of<Name extends Effect['do']> = Extract<Effect, { readonly do: Name }>;

export interface Clock {
  /** Milliseconds that only grow. */
  now(): number;
  after(milliseconds: number, work: () => void): void;
  /** Repeats work while the game is open. */
  every(milliseconds: number, work: () => void): void;
}

export interface GameParts {
  readonly client: Pick<GameServerClient, 'openSession' | 'readState' | 'spin' | 'choose' | 'close'>;
  readonly stage: Stage;
  readonly page: PageLink;
  readonly clock: Clock;
  readonly changed: (state: GameState) => void;
}

/** Tries of a close. The next spin and the game server's janitor close the round too. */
const CLOSE_TRIES = 4;

/** Executes the effects of the round's state machine. */
export class Game {
  readonly #parts: GameParts;
  #state: GameState = LOADING;

  constructor(parts: GameParts) {
    this.#parts = parts;
  }

  get state(): GameState {
    return this.#state;
  }

  /** Opens the session and shows its state. */
  async open(launch: Launch): Promise<void> {
    try {
      await this.#parts.client.openSession(launch);
    } catch (error) {
      this.#openFailed(launch, failureCodeOf(error));
      return;
    }
    await this.#readState();
  }

  press(): void {
    this.dispatch({ type: 'press', now: this.#parts.clock.now() });
  }

  dispatch(event: GameEvent): void {
    const before = this.#state;
    const [state, effects] = reduce(before, event);
    this.#state = state;
    if (state !== before) this.#parts.changed(state);
    for (const effect of effects) this.#perform(effect);
    if (state.phase === 'idle' && before.phase !== 'idle') this.#noteReady(state.readyAt);
  }

  /** Enables the button after the pause between two stakes. */
  #noteReady(readyAt: number): void {
    const { clock, changed } = this.#parts;
    const left = readyAt - clock.now();
    if (left <= 0) changed(this.#state);
    // A timer can be a little early.
    else clock.after(Math.ceil(left), () => this.#noteReady(readyAt));
  }

  /** Repeats the launch after a lost answer, with the id of the first try. */
  #openFailed(launch: Launch, code: ReturnType<typeof failureCodeOf>): void {
    this.dispatch({ type: 'openFailed', code });
    if (this.#state.phase !== 'loading') return;
    this.#parts.clock.after(pauseAfter(this.#state.lost), () => void this.open(launch));
  }

  #perform(effect: Effect): void {
    const { stage, page, clock } = this.#parts;
    switch (effect.do) {
      case 'ask':
        clock.after(effect.after, () => void this.#ask(effect));
        break;
      case 'readState':
        clock.after(effect.after, () => void this.#readState());
        break;
      case 'startReels':
        stage.startReels(effect.kind);
        break;
      case 'stopReels':
        void stage.stopReels(effect.spin).then(() => this.dispatch({ type: 'reelsStopped' }));
        break;
      case 'placeReels':
        void stage.placeReels(effect.spin).then(() => this.dispatch({ type: 'reelsStopped' }));
        break;
      case 'returnReels':
        stage.returnReels();
        break;
      case 'showWins':
        this.#shown(stage.showWins(effect));
        break;
      case 'nudge':
        this.#shown(stage.nudge(effect));
        break;
      case 'change':
        this.#shown(stage.change(effect));
        break;
      case 'tumble':
        this.#shown(stage.tumble(effect));
        break;
      case 'multiply':
        this.#shown(stage.multiply(effect));
        break;
      case 'showJackpot':
        this.#shown(stage.showJackpot(effect));
        break;
      case 'enterFreeSpins':
        this.#shown(stage.enterFreeSpins(effect));
        break;
      case 'leaveFreeSpins':
        this.#shown(stage.leaveFreeSpins(effect));
        break;
      case 'enterHold':
        this.#shown(stage.enterHold(effect));
        break;
      case 'respin':
        this.#shown(stage.respin(effect));
        break;
      case 'leaveHold':
        this.#shown(stage.leaveHold(effect));
        break;
      case 'turnWheel':
        this.#shown(stage.turnWheel(effect));
        break;
      case 'enterChoice':
        this.#shown(stage.enterChoice(effect));
        break;
      case 'askChoice':
        clock.after(effect.after, () => void this.#askChoice(effect));
        break;
      case 'openChoice':
        this.#shown(stage.openChoice(effect));
        break;
      case 'skip':
        stage.skip();
        break;
      case 'close':
        void this.#close(effect.RoundID, 1);
        break;
      case 'post':
        page.post(effect.message);
        break;
    }
  }

  #shown(show: Promise<void>): void {
    void show.then(() => this.dispatch({ type: 'shown' }));
  }

  /** Reads the free spins of the session. Those of an open round follow after it. Without an answer they come with the next launch. */
  async readGrants(): Promise<void> {
    const session = await this.#parts.client.readState().catch(() => undefined);
    if (session !== undefined) this.dispatch({ type: 'grants', grants: session.Grants ?? [] });
  }

  async #ask({ ask }: Of<'ask'>): Promise<void> {
    try {
      this.dispatch({ type: 'answered', round: await this.#parts.client.spin(ask) });
    } catch (error) {
      this.dispatch({ type: 'failed', code: failureCodeOf(error) });
    }
  }

  async #askChoice({ RoundID, Option }: Of<'askChoice'>): Promise<void> {
    try {
      this.dispatch({ type: 'chosen', round: await this.#parts.client.choose({ RoundID, Option }) });
    } catch (error) {
      this.dispatch({ type: 'choiceFailed', code: failureCodeOf(error) });
    }
  }

  async #readState(): Promise<void> {
    const { client, clock } = this.#parts;
    try {
      const session = await client.readState();
      this.dispatch({ type: 'loaded', session, now: clock.now(), time: Date.now() });
    } catch (error) {
      this.dispatch({ type: 'failed', code: failureCodeOf(error) });
    }
  }

  async #close(RoundID: string, tries: number): Promise<void> {
    const { client, clock } = this.#parts;
    try {
      await client.close(RoundID);
    } catch (error) {
      if (failureCodeOf(error) !== 'LOST' || tries >= CLOSE_TRIES) return;
      clock.after(pauseAfter(tries), () => void this.#close(RoundID, tries + 1));
    }
  }
}
