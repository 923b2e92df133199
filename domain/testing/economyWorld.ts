import { keptKeyAlone } from '../session/signingKeys.ts';
import { PARTS } from '#protocol/entities/operator.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { assertDefined } from '#conformance/expectation.ts';
import { sharpPictures } from '#service/ports/pictures.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import type { OperationHandler } from '../dispatch/handler.ts';
import { fingerprintOf } from '../dispatch/idempotency.ts';
import type { Outcome } from '../dispatch/outcome.ts';
import { type Performance, perform } from '../dispatch/perform.ts';
import { ACTIVITY_COUNTERS } from '../activityCounters.ts';
import { createRateLimiter } from '../dispatch/rateLimiter.ts';
import { envelopeJobs } from '../envelope/jobs.ts';
import { postTransfers } from '../ledger/post.ts';
import { mailJobs } from '../mail/jobs.ts';
import { createLocalBus } from '../ports/bus.ts';
import type { Ports, Random } from '../ports/index.ts';
import type { Store, Transaction } from '../ports/store.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { createMemoryBackend, createStore, type MemoryBackend, type Snapshot } from '../store.ts';
import { createDevelopmentIdentities } from '../identityProvider/developmentIdentities.ts';
import { createPlayers } from '../world/players.ts';
import { createWorldSource } from '../world/source.ts';
import { freshSession } from './freshSession.ts';
import { BRANDS } from './memoryWorld.ts';
import { createMortalBackend, type Death } from './mortalBackend.ts';

const HOUR_MS = 60 * 60 * 1000;
const BEGIN = Date.parse('2026-11-21T02:00:00.000Z');
const BEGIN_TEXT = new Date(BEGIN).toISOString();
/** The players are old enough to give, and young enough for the list of the first days. */
const DAY_BEFORE = new Date(BEGIN - 24 * 60 * 60 * 1000).toISOString();
export const PLAYERS = ['10000001', '10000002', '10000003', '10000004'] as const;
const BRAND = assertDefined(
  BRANDS.find(({ ID }) => ID === 'bj188'),
  'a brand',
);

const SECRET = keptKeyAlone(new Uint8Array(32));
const IDENTITIES = createDevelopmentIdentities({ secret: SECRET, origin: '' });

/** A call of a player. After a crash it is repeated with the same id. */
export interface Wish {
  readonly R: string;
  readonly playerID: string;
  readonly contract: Performance['contract'];
  readonly request: unknown;
  run(context: PlayerContext, tx: Transaction): Promise<unknown>;
}

/** Four players who repeat their calls. Their process may die at any commit and restarts from its last commit. */
export class EconomyWorld {
  readonly #deaths: Map<number, Death>;
  #memory: MemoryBackend;
  #isDead: () => boolean = () => false;
  #store: Store;
  #commits = 0;
  #offset = 0;
  #drawn: number;
  crashes = 0;
  /** Players with an old token, so that its sign-in is not a recent proof. */
  readonly oldTokens = new Set<string>();
  /** Errors of a process that had not died. */
  readonly alarms: Error[] = [];

  /** @param deaths the number of the commit at which the process dies, and how */
  constructor(initial: Snapshot, deaths: Map<number, Death>, seed: number) {
    this.#deaths = deaths;
    this.#drawn = seed;
    this.#memory = createMemoryBackend({ initial });
    this.#store = this.#open();
  }

  get store(): Store {
    return this.#store;
  }

  snapshot(): Snapshot {
    return this.#memory.snapshot();
  }

  /** Makes all calls concurrently. A call that a dead process did not answer is repeated in the next process. */
  async ask(wishes: readonly Wish[]): Promise<readonly Outcome[]> {
    let outcomes = await Promise.all(wishes.map((wish) => this.#perform(wish)));
    while (this.#isDead()) {
      this.#reopen();
      const heard = outcomes;
      outcomes = await Promise.all(wishes.map((wish) => this.#perform(wish)));
      for (const [at, { code }] of heard.entries())
        if (code !== 300003 && !this.#isDead() && outcomes[at]?.code !== code)
          throw new Error(`${wishes[at]?.contract.name}: first ${code}, then ${outcomes[at]?.code}`);
    }
    return outcomes;
  }

  /** Moves the clock and runs the jobs that are due. */
  async advance(milliseconds: number): Promise<void> {
    this.#offset += milliseconds;
    for (;;) {
      await runDueJobs(this.#ports(), [...mailJobs, ...envelopeJobs]).catch((error: unknown) => {
        if (!this.#isDead()) throw error;
      });
      if (!this.#isDead()) return;
      this.#reopen();
    }
  }

  #open(): Store {
    const { backend, isDead } = createMortalBackend(this.#memory, () => {
      this.#commits += 1;
      return this.#deaths.get(this.#commits);
    });
    this.#isDead = isDead;
    return createStore(backend, { bus: createLocalBus(), uuid: () => `run ${this.crashes}` });
  }

  #reopen(): void {
    this.crashes += 1;
    this.#memory = createMemoryBackend({ initial: this.#memory.snapshot() });
    this.#store = this.#open();
  }

  #perform(wish: Wish): Promise<Outcome> {
    const { R, playerID, contract, request } = wish;
    const ports = this.#ports();
    const now = ports.clock.now();
    return perform(ports, {
      contract,
      key: { Scope: `${playerID}:${contract.name}`, R, Fingerprint: fingerprintOf(request), caller: playerID },
      rate: null,
      isStranger: false,
      playerID,
      now,
      run: async (db) => {
        // An operation that writes runs in a transaction.
        const tx = db as Transaction;
        const player = assertDefined(await tx.table('players').get(playerID), 'the player');
        const nowText = new Date(now).toISOString();
        const connection = {
          ID: 'c',
          socket: 'lobby' as const,
          tab: undefined,
          signIn: () => Promise.reject(new Error('not here')),
          roomID: '',
          subscribeRoom: () => {},
          subscribeRace: () => {},
        };
        const signedIn = this.oldTokens.has(playerID) ? new Date(now - HOUR_MS).toISOString() : nowText;
        const session = freshSession(playerID, signedIn);
        return wish.run({ player, session, ports, now, nowText, brand: BRAND, connection, token: undefined }, tx);
      },
    });
  }

  #ports(): Ports {
    const random: Random = {
      bytes: (length) => Uint8Array.from({ length }, () => this.#draw() & 255),
      uuid: () => `id-${this.#draw()}-${this.#draw()}`,
    };
    const clock = { now: () => BEGIN + this.#offset, monotonic: () => this.#offset, advance: () => {} };
    return {
      store: this.#store,
      node: { ID: 'economy', living: () => 1 },
      bus: createLocalBus(),
      clock,
      random,
      messenger: { send: () => Promise.reject(new Error('not here')) },
      limiter: createRateLimiter(clock),
      observer: {
        call: ({ name, error }) => {
          if (error !== undefined && !this.#isDead()) this.alarms.push(new Error(name, { cause: error }));
        },
      },
      pictures: sharpPictures,
      identities: IDENTITIES,
      settings: { siteID: 'dev', chatMinVip: 3, devTools: true, publicOrigin: '', brands: BRANDS, openParts: PARTS },
      secret: SECRET,
      activityCounters: ACTIVITY_COUNTERS,
    };
  }

  /** A repeatable random source. Other tests check its quality. */
  #draw(): number {
    this.#drawn = (Math.imul(this.#drawn ^ (this.#drawn >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (this.#drawn >>> 7) & 0xffffff;
  }
}

export const wishOf = (R: string, playerID: string, handler: OperationHandler, request: object): Wish => ({
  R,
  playerID,
  contract: handler.contract,
  request,
  run: (context, tx) => handler.run(handler.contract.request.parse(request), context, tx),
});

/** All players have finished the list of the first days, and each may have claimed it. */
function firstDayDone(): Snapshot {
  return {
    signInDays: PLAYERS.map((PlayerID) => ({ PlayerID, LastDay: '2026-11-21', Streak: 1 })),
    sendTimes: PLAYERS.map((PlayerID) => ({ PlayerID, Times: [BEGIN] })),
    wheelSpins: PLAYERS.map((PlayerID) => ({
      SpinID: `spin ${PlayerID}`,
      PlayerID,
      PrizeID: 'gold',
      ItemID: ITEM.gold,
      Amount: 0,
      CostItemID: 0,
      CostAmount: 0,
      Big: false,
      CreateTime: BEGIN_TEXT,
    })),
  };
}

/** The state before every run: four members with 100,000 gold and 50 gems each. */
export async function beginning(): Promise<Snapshot> {
  const players = createPlayers(createWorldSource(BEGIN))
    .slice(0, PLAYERS.length)
    .map(({ row }, at) => ({ ...row, VIPLevel: 3 + at, ClubID: '', ClubRole: '', RegistTime: DAY_BEFORE }));
  const memory = createMemoryBackend({ initial: { players, ...firstDayDone() } });
  const store = createStore(memory, { bus: createLocalBus(), uuid: () => 'begin' });
  const grants = PLAYERS.flatMap((PlayerID) =>
    [
      [ITEM.gold, 100_000],
      [ITEM.gem, 50],
    ].map(([ItemID = 0, Amount = 0]) => ({
      nowText: new Date(BEGIN).toISOString(),
      transfer: {
        ID: `opening ${PlayerID} ${ItemID}`,
        Reason: 'opening',
        Source: 'test',
        Lines: [
          { Owner: 'house:opening', ItemID, Amount: -Amount },
          { Owner: `player:${PlayerID}`, ItemID, Amount },
        ],
      },
    })),
  );
  await store.transaction((tx) => postTransfers(tx, grants));
  await store.close();
  return memory.snapshot();
}
