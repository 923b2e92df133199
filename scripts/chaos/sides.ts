import { join } from 'node:path';
import { declareProvider } from '#games/server/development/declareProvider.ts';
import { type KillableGameServer, startGames } from '#games/server/testing/killRun/processes.ts';
import { sandboxSettings } from '#service/sandboxGateway/settings.ts';
import { freePort } from '#service/testing/freePort.ts';
import { startMediaProcess, type TestMediaProcess } from '#service/testing/mediaProcess.ts';
import { type SandboxProcess, startSandboxProcess } from '#service/testing/sandboxProcess.ts';

const MEDIA_SECRET = 'a-secret-of-nodes-and-media-process-0123456789';

interface Killable {
  readonly pid: number;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A process beside the nodes, which faults kill and freeze. It starts again on its ports. */
export class SideProcess<Process extends Killable = Killable> {
  readonly #start: () => Promise<Process>;
  #current: Process | undefined;

  constructor(start: () => Promise<Process>) {
    this.#start = start;
  }

  /** Undefined while it is down. */
  get current(): Process | undefined {
    return this.#current;
  }

  async boot(): Promise<void> {
    this.#current = await this.#start();
  }

  async kill(): Promise<void> {
    const dying = this.#current;
    this.#current = undefined;
    await dying?.kill();
  }

  /** Freezes the process: connections stay open without answers. */
  freeze(): void {
    this.#signal('SIGSTOP');
  }

  goOn(): void {
    this.#signal('SIGCONT');
  }

  async end(): Promise<void> {
    this.goOn();
    await this.#current?.stop();
  }

  #signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    if (this.#current !== undefined) process.kill(this.#current.pid, name);
  }
}

/** The game server, the sandbox gateway and the media process of a run. */
export interface Sides {
  readonly gameServer: SideProcess<KillableGameServer & Killable>;
  readonly gateway: SideProcess<SandboxProcess>;
  readonly media: SideProcess<TestMediaProcess>;
  readonly gamesOrigin: string;
  readonly gatewayOrigin: string;
  /** The folder with the trades of the gateway. */
  readonly trades: string;
  readonly rtmpOrigin: string;
  /** Environment variables of the nodes. */
  readonly nodeSettings: Readonly<Record<string, string>>;
  end(): Promise<void>;
}

export interface SidePlan {
  readonly databaseUrl: string;
  /** A folder of the run. */
  readonly folder: string;
  /** The address of the nodes for players and gateways. */
  readonly shop: string;
  /** The internal address of the nodes for the media process. */
  readonly link: string;
}

/** Plans the processes on free ports. No process is started yet. */
export async function planSides({ databaseUrl, folder, shop, link }: SidePlan): Promise<Sides> {
  const [gamesPort, gatewayPort, mediaPort, rtmpPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const [gamesOrigin, gatewayOrigin, rtmpOrigin] = [
    `http://127.0.0.1:${gamesPort}`,
    `http://127.0.0.1:${gatewayPort}`,
    `rtmp://127.0.0.1:${rtmpPort}/live`,
  ];
  const trades = join(folder, 'trades');
  const declared = declareProvider(join(folder, 'games'), {
    id: 'studio',
    launchUrl: `${gamesOrigin}/play`,
    brands: ['bj188'],
    games: [{ GameCode: 'owl', Variant: 'r96' }],
    callsPerSecond: 100_000,
  });
  // One clock for all processes, so that it does not go back on a restart.
  const GAMES_EPOCH = String(Date.now());
  const gameServer = new SideProcess(async () => {
    const games = await startGames({
      ...declared.games,
      GAMES_PORT: String(gamesPort),
      GAMES_SPEED: '1',
      GAMES_EPOCH,
      PLATFORM_URL: shop,
      PROVIDER_DATABASE: databaseUrl,
    });
    return {
      ...games,
      async kill() {
        games.kill();
        await games.gone;
      },
    };
  });
  const gateway = new SideProcess(() => startSandboxProcess(gatewayPort, shop, trades));
  const media = new SideProcess(() =>
    startMediaProcess({
      MEDIA_SERVICE: link,
      MEDIA_SECRET,
      PUBLIC_ORIGIN: shop,
      PORT: String(mediaPort),
      RTMP_PORT: String(rtmpPort),
      LOG_LEVEL: 'error',
    }),
  );
  return {
    gameServer,
    gateway,
    media,
    gamesOrigin,
    gatewayOrigin,
    trades,
    rtmpOrigin,
    nodeSettings: {
      ...declared.service,
      ...sandboxSettings(gatewayOrigin),
      PUBLIC_ORIGIN: shop,
      MEDIA_SERVER: 'process',
      MEDIA_SECRET,
      MEDIA_ORIGIN: `http://127.0.0.1:${mediaPort}`,
      RTMP_URL: rtmpOrigin,
    },
    async end() {
      await Promise.all([gameServer.end(), gateway.end(), media.end()]);
    },
  };
}
