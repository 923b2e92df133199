import { ProviderFailure } from '#games/provider/failure.ts';
import { type ProviderPorts, randomHex } from '#games/provider/ports.ts';
import type { GameServer } from '#games/provider/provider.ts';
import { rotateSeedWithin, setClientSeedWithin } from '#games/provider/seed/seeds.ts';
import { sessionLock } from '#games/provider/session/requireSession.ts';
import type { SeedRow, SessionRow } from '#games/provider/tables.ts';
import { resultOf, type WalletClient, type WalletResult } from '#games/provider/wallet.ts';
import { delay } from '../scenario/delay.ts';
import type { GameOutcome, GamePlan } from '../wire/messages.ts';
import { rareSeedsOf } from './catalogue.ts';
import { canPlan, type NextSeeds, OutcomeSearch, plannedLevel } from './outcomes.ts';

type WalletPlan = Pick<GamePlan, 'walletStatus' | 'walletDelayMs'>;

interface WalletSession {
  readonly token: string;
  readonly game_code: string;
}

const sessionOf = ({ token, game_code }: WalletSession): WalletSession => ({ token, game_code });

/** Delays or refuses the stakes of planned spins, by the token of the wallet's game session. */
export class PlannedWallet {
  readonly #plans = new Map<string, WalletPlan>();
  readonly client: WalletClient;

  constructor(wallet: WalletClient) {
    const takeStake = async (session: WalletSession, take: () => Promise<WalletResult>): Promise<WalletResult> => {
      const { walletStatus: status, walletDelayMs = 0 } = this.#plans.get(session.token) ?? {};
      await delay(walletDelayMs);
      if (status === undefined) return take();
      const known = await wallet.balance(session);
      return resultOf(known.kind === 'answered' ? { ...known.answer, status } : { status });
    };
    this.client = {
      ...wallet,
      play: (content) => takeStake(sessionOf(content), () => wallet.play(content)),
      bet: (content) => takeStake(sessionOf(content), () => wallet.bet(content)),
    };
  }

  async during<Result>(walletToken: string, plan: WalletPlan, spin: () => Promise<Result>): Promise<Result> {
    this.#plans.set(walletToken, plan);
    try {
      return await spin();
    } finally {
      this.#plans.delete(walletToken);
    }
  }
}

export async function findSession({ store, crypto }: ProviderPorts, token: string): Promise<SessionRow | undefined> {
  if (token === '') return undefined;
  const [session] = await store.table('sessions').find({ where: { TokenHash: crypto.sha256(token) }, limit: 1 });
  return session;
}

/** Plans the outcome of a session's next round. */
export class OutcomePlanner {
  readonly #server: GameServer;
  readonly #ports: ProviderPorts;
  /** The newest plan of a session. */
  readonly #plans = new Map<string, Promise<void>>();

  constructor(server: GameServer, ports: ProviderPorts) {
    this.#server = server;
    this.#ports = ports;
  }

  /**
   * Gives a session a server seed whose next round has the outcome. Its client reads the new seed with the session's state. A session with
   * an open round stays unchanged. Plans of a session run one after another, so that a second plan finds the seed of the first.
   */
  async plan({ SessionID }: SessionRow, wanted: GameOutcome): Promise<void> {
    const before = this.#plans.get(SessionID);
    const plan = (async () => {
      await before?.catch(() => undefined);
      await this.#changeSeed(SessionID, wanted);
    })();
    this.#plans.set(SessionID, plan);
    try {
      await plan;
    } finally {
      if (this.#plans.get(SessionID) === plan) this.#plans.delete(SessionID);
    }
  }

  async #changeSeed(SessionID: string, wanted: GameOutcome): Promise<void> {
    const ports = this.#ports;
    const session = await ports.store.table('sessions').get(SessionID);
    if (session === undefined) return;
    const rare = rareSeedsOf(session.GameCode);
    const version = ports.catalogue.current(session.GameCode);
    // A game without such a feature or prize plays by chance.
    if (version === undefined || !canPlan(version.file, wanted, rare)) return;
    const stake = Math.min(...version.file.stakes);
    const search = new OutcomeSearch(ports.crypto, (bytes) => randomHex(ports, bytes), rare, stake);
    const game = version.variant(session.Variant);
    const seed = await ports.store.table('seeds').get(session.SeedID);
    if (game === undefined || seed === undefined) return;
    const level = plannedLevel(game, wanted);
    if (level !== undefined) await fillLevels(ports, SessionID, version.file.stakes, level);
    if (search.has(game, wanted, nextSeeds(seed))) return;
    const found = await search.find(game, wanted, seed.ClientSeed);
    // Stores rounds that clients have finished, so that none stays open.
    await this.#server.runJanitor();
    try {
      await changeSeeds(ports, SessionID, found);
    } catch (error) {
      if (!(error instanceof ProviderFailure && error.code === 'ROUND_OPEN')) throw error;
    }
  }
}

const nextSeeds = ({ ServerSeed, ClientSeed, NonceUsed }: SeedRow): NextSeeds => ({
  ServerSeed,
  ClientSeed,
  Nonce: NonceUsed + 1,
});

/** Fills the levels of a session, at every stake. */
const fillLevels = (ports: ProviderPorts, SessionID: string, stakes: readonly number[], Level: number): Promise<void> =>
  ports.store.transaction(async (tx) => {
    await tx.lock([sessionLock({ SessionID })]);
    await tx.table('levels').remove({ SessionID });
    await tx.table('levels').insert(stakes.map((Stake) => ({ SessionID, Stake, Level })));
  });

const changeSeeds = (ports: ProviderPorts, SessionID: string, { ServerSeed, ClientSeed }: NextSeeds): Promise<void> =>
  ports.store.transaction(async (tx) => {
    await tx.lock([sessionLock({ SessionID })]);
    const session = await tx.table('sessions').get(SessionID);
    if (session === undefined) return;
    const chosen = Uint8Array.from(ServerSeed.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
    const randomBytes = (count: number) => (count === chosen.length ? chosen : ports.randomBytes(count));
    const { next } = await rotateSeedWithin(tx, { ...ports, randomBytes }, session);
    if (next.ClientSeed !== ClientSeed) await setClientSeedWithin(tx, { ...session, SeedID: next.SeedID }, ClientSeed);
  });
