import { createLocalBus } from '#domain/ports/bus.ts';
import { assertNoLeftovers } from './brandLeftovers.ts';
import { readBrands } from './brands.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { readDemoAccounts } from '#domain/dev/demoAccounts.ts';
import type { Job } from '#domain/schedule/job.ts';
import { assertNoDemoWorld } from './demoWorld.ts';
import { letHeapGrow } from './heapGrowth.ts';
import { PATHS } from './paths.ts';
import { createLog } from './ports/log.ts';
import { type RunningService, startService } from './service.ts';
import { openDatabase } from './database.ts';

/** The most milliseconds of a stop after the sockets were drained. */
const DRAIN_DEADLINE_MS = 10_000;

/**
 * `npm run service`: reads the environment, opens the database, seeds an empty database in development, and listens
 * until it is stopped.
 */
async function main(): Promise<void> {
  // Only the service's own user can read the files that it writes.
  process.umask(0o077);
  letHeapGrow();
  const brands = readBrands(PATHS.brands);
  const config = readConfig(
    process.env,
    brands.map(({ ID }) => ID),
  );
  assertNoLeftovers(brands, process.env);
  const log = createLog(config.logLevel);
  const bus = createLocalBus();
  const store = await openDatabase(config.databaseUrl, { bus, log, isService: true });
  if (config.devTools) await seed(store);
  else await assertNoDemoWorld(store, config);
  const service = await startService({
    config,
    brands,
    store,
    bus,
    log,
    appFolder: PATHS.app,
    docsFolder: PATHS.docs,
    jobs: config.demoLife ? await lifeJobs() : [],
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const demo = new AbortController();
  stopOnSignal(service, demo, config);
  await announce(config, service);
  if (config.liveDemo) await sendLiveDemo(config, service, demo.signal);
}

/** Loads the generator of the demo world only when it is needed. */
async function seed(store: Awaited<ReturnType<typeof openDatabase>>): Promise<void> {
  const { seedDemoWorld } = await import('#domain/world/demo.ts');
  await seedDemoWorld(store, Date.now());
}

/** Loads the jobs of the demo world only when they are needed. */
async function lifeJobs(): Promise<readonly Job[]> {
  const { LIFE_JOBS } = await import('#domain/world/life/jobs.ts');
  return LIFE_JOBS;
}

/** Sends the recorded scenes to the demo world's rooms, without those whose host has a stream key. */
async function sendLiveDemo(
  { ffmpeg }: Config,
  { rtmpPort, ports }: RunningService,
  signal: AbortSignal,
): Promise<void> {
  if (rtmpPort === undefined) return;
  const { demoStreams } = await import('./media/demo/demoKey.ts');
  const { runLiveDemos } = await import('./media/demo/liveDemo.ts');
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const streams = (await demoStreams(ports)).map(({ GameCode, StreamKey }) => ({
    GameCode,
    url: `rtmp://127.0.0.1:${rtmpPort}/live/${StreamKey}`,
  }));
  await runLiveDemos(streams, signal, { ffmpeg: ffmpeg ?? 'ffmpeg', print });
}

function stopOnSignal(service: RunningService, demo: AbortController, { drainMs }: Config): void {
  const stop = (): void => {
    demo.abort();
    const deadline = setTimeout(() => {
      process.stderr.write('The drain took too long; going without it.\n');
      process.exit(1);
    }, drainMs + DRAIN_DEADLINE_MS);
    service.stop().then(
      () => {
        clearTimeout(deadline);
        process.exit(0);
      },
      (error: unknown) => {
        process.stderr.write(
          `The service did not stop cleanly: ${error instanceof Error ? error.message : String(error)}\n`,
        );
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function announce(config: Config, { port, probesPort, mediaPort, ports }: RunningService): Promise<void> {
  const lines = [`Menagerie is at ${config.publicOrigin.replace(/:0$/, `:${port}`)}`];
  if (config.devTools) {
    const accounts = await readDemoAccounts(ports.store);
    if (accounts.length > 0) lines.push('', 'Sign in by phone as', ...accounts.map(lineOf), '');
    lines.push(`The codes arrive at ${config.publicOrigin}/dev`);
  }
  const publishUrl = ports.settings.publishUrl?.() ?? '';
  if (publishUrl !== '') lines.push(`Encoders publish to ${publishUrl}`);
  if (mediaPort !== undefined) lines.push(`Media processes call port ${mediaPort}`);
  if (probesPort !== undefined) lines.push(`Probes are at port ${probesPort}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

const lineOf = ({
  Phone,
  Name,
  VIPLevel,
  Gold,
  ClubRole,
}: Awaited<ReturnType<typeof readDemoAccounts>>[number]): string =>
  `  ${Phone}  VIP ${VIPLevel}  ${Gold.toLocaleString('en').padStart(11)} gold  ${ClubRole.padEnd(6)}  ${Name}`;

/** Prints the reason in one line and exits. */
function fail(error: unknown): never {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (error instanceof ConfigError) return `The service cannot start:\n${error.message}`;
  if (!(error instanceof Error)) return 'The service cannot start.';
  return `The service cannot start: ${error.message}`;
}

main().catch(fail);
