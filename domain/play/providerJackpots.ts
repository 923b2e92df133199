import type { Ports } from '../ports/index.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import type { Job } from '../schedule/job.ts';
import type { RowOf, Tables } from '../tables.ts';

type JackpotRow = RowOf<Tables['providerJackpots']>;
type GamePorts = Pick<Ports, 'games'>;

export interface JackpotScope {
  readonly ports: GamePorts;
  readonly brand: { readonly ID: string };
}

const NAME = 'play.providerJackpots';
const POLL_SECONDS = 5;
/** A provider may refuse more parallel calls of one address, and so does the platform that a game server of this machine calls. */
const READS_AT_ONCE = 8;
/**
 * A lower amount without a shown win is accepted after this time, when no open round of the game may have won it. A win is shown 18 s after
 * it at the latest, but a long round pays it at its end.
 */
const BELIEVE_MS = 60_000;
/** A game that answers without a pool is read again after this time, so that a provider of many games is not asked for nothing. */
const REREAD_MS = 10 * 60_000;
/** A round that wins a pool begins at the wallet a moment later. */
const ROUND_BEGINS_MS = 10_000;
/** A round with a feature ends within this time, unless it waits for its player. */
const LONG_MS = 11 * 60_000;

const providersOfPools = ({ games }: GamePorts) =>
  games?.providers.filter(({ JackpotsURL }) => JackpotsURL !== undefined) ?? [];

export const hasPools = (ports: GamePorts): boolean => providersOfPools(ports).length > 0;

export const isPooled = (ports: GamePorts, GameCode: string): boolean =>
  providersOfPools(ports).some(({ Games }) => Games.some((game) => game.GameCode === GameCode));

/** The stored pools of a brand, by game. */
export async function poolsOf(db: Reader, { ports, brand }: JackpotScope): Promise<ReadonlyMap<string, JackpotRow>> {
  const codes = providersOfPools(ports)
    .filter(({ Brands }) => Brands.includes(brand.ID))
    .flatMap(({ Games }) => Games.map(({ GameCode }) => GameCode));
  if (codes.length === 0) return new Map();
  const rows = await db.table('providerJackpots').find({ where: { Brand: brand.ID, GameCode: { in: codes } } });
  return new Map(rows.map((row) => [row.GameCode, row]));
}

/** The largest pool of a game in one reading. */
interface Reading extends Pick<JackpotRow, 'Brand' | 'GameCode' | 'Amount'> {
  readonly Provider: string;
  /** The provider's id of a pool that several games share. */
  readonly Pool?: string | undefined;
}

/** The games whose readings show the same pool. A win in one of these games lowers the amount of all. */
const gamesOfPool = ({ GameCode, ...pool }: Reading, found: readonly Reading[]): readonly string[] =>
  pool.Pool === undefined
    ? [GameCode]
    : found
        .filter(({ Provider, Brand, Pool }) => Provider === pool.Provider && Brand === pool.Brand && Pool === pool.Pool)
        .map((reading) => reading.GameCode);

/**
 * Reads the pools of all providers, and stores what the lobby shows. A pool that cannot be read keeps its amount. An amount is lowered
 * after the round that won it is shown, because an earlier change would reveal the win.
 */
export async function pollProviderJackpots(ports: Ports): Promise<void> {
  const began = ports.clock.monotonic();
  const places = placesOf(ports);
  const found: Reading[] = [];
  const readNext = async (): Promise<void> => {
    for (let read = places.shift(); read !== undefined; read = places.shift()) {
      try {
        const reading = await read();
        if (reading !== undefined) found.push(reading);
      } catch (error) {
        const milliseconds = ports.clock.monotonic() - began;
        ports.observer.call({ name: `job:${NAME}`, code: 300003, milliseconds, error });
      }
    }
  };
  await Promise.all(Array.from({ length: READS_AT_ONCE }, readNext));
  if (found.length === 0) return;
  const now = ports.clock.now();
  await ports.store.transaction(async (tx) => {
    await tx.lock([NAME]);
    for (const reading of found) await storeReading(tx, reading, { codes: gamesOfPool(reading, found), now });
  });
}

type GamesPort = NonNullable<Ports['games']>;

/** When a game answered without a pool (monotonic milliseconds), by provider, brand and game. It is lost at the end of the process. */
const emptyAnswers = new WeakMap<GamesPort, Map<string, number>>();

function emptyAnswersOf(games: GamesPort): Map<string, number> {
  const known = emptyAnswers.get(games) ?? new Map<string, number>();
  emptyAnswers.set(games, known);
  return known;
}

/** The games that have pools as far as it is known, in each brand. */
function placesOf({ games, clock, settings }: Ports): (() => Promise<Reading | undefined>)[] {
  if (games === undefined) return [];
  const empty = emptyAnswersOf(games);
  const now = clock.monotonic();
  return providersOfPools({ games }).flatMap((provider) =>
    provider.Brands.filter((brand) => settings.brands.some(({ ID }) => ID === brand)).flatMap((Brand) =>
      provider.Games.flatMap(({ GameCode }) => {
        const place = `${provider.ID} ${Brand} ${GameCode}`;
        const emptyAt = empty.get(place);
        if (emptyAt !== undefined && now - emptyAt < REREAD_MS) return [];
        const read = async (): Promise<Reading | undefined> => {
          const pools = await games.readJackpots(provider, { Brand, GameCode });
          const [largest] = pools.toSorted((one, other) => other.Amount - one.Amount);
          if (largest === undefined) {
            empty.set(place, now);
            return undefined;
          }
          empty.delete(place);
          const { Amount, Pool } = largest;
          return { Provider: provider.ID, Brand, GameCode, Amount, Pool };
        };
        return [read];
      }),
    ),
  );
}

async function storeReading(
  tx: Transaction,
  { Brand, GameCode, Amount }: Reading,
  { codes, now }: { readonly codes: readonly string[]; readonly now: number },
): Promise<void> {
  const table = tx.table('providerJackpots');
  const games = await tx.table('games').getMany(codes.map((code) => [code]));
  const JackpotTime = games.reduce(
    (latest, game) => (game && game.JackpotTime > latest ? game.JackpotTime : latest),
    '',
  );
  const known = await table.get(Brand, GameCode);
  const key = { Brand, GameCode };
  if (known === undefined) {
    await table.insert({ ...key, Amount, WonTime: JackpotTime, SeenTime: JackpotTime, LowerTime: '' });
  } else if (Amount >= known.Amount) {
    await table.update(key, { Amount, SeenTime: JackpotTime, LowerTime: '' });
  } else if (JackpotTime > known.SeenTime) {
    await table.update(key, { Amount, WonTime: JackpotTime, SeenTime: JackpotTime, LowerTime: '' });
  } else if (known.LowerTime === '') {
    await table.update(key, { LowerTime: new Date(now).toISOString() });
  } else if (
    now - Date.parse(known.LowerTime) >= BELIEVE_MS &&
    !(await mayBeWon(tx, codes, { LowerTime: known.LowerTime, now }))
  ) {
    await table.update(key, { Amount, WonTime: new Date(now).toISOString(), SeenTime: JackpotTime, LowerTime: '' });
  }
}

/**
 * Whether a round is still open that began before the pool was read with a lower amount. A round that waits for its player may take a day,
 * so it counts as long as another round with a feature.
 */
async function mayBeWon(
  db: Reader,
  codes: readonly string[],
  { LowerTime, now }: { readonly LowerTime: string; readonly now: number },
): Promise<boolean> {
  const lte = new Date(Date.parse(LowerTime) + ROUND_BEGINS_MS).toISOString();
  const gt = new Date(now - LONG_MS).toISOString();
  const [nowText, GameCode] = [new Date(now).toISOString(), { in: codes }];
  const rounds = db.table('openRounds');
  const played = await rounds.count({ State: 'open', CreateTime: { lte }, WaitUntil: { lte: nowText }, GameCode });
  if (played > 0) return true;
  return (await rounds.count({ State: 'open', CreateTime: { gt, lte }, WaitUntil: { gt: nowText }, GameCode })) > 0;
}

/** Reads the pools after the commit that records the run, so that no transaction waits for a provider. */
export const readPools: Job = {
  name: NAME,
  every: POLL_SECONDS,
  async run(tx, { ports }) {
    if (hasPools(ports)) tx.afterCommit(() => void pollSafely(ports));
    return false;
  },
};

const pollSafely = (ports: Ports): Promise<void> =>
  pollProviderJackpots(ports).catch((error: unknown) =>
    ports.observer.call({ name: `job:${NAME}`, code: 300003, milliseconds: 0, error }),
  );
