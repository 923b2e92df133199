import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A service in a process of its own, on a free port and a new database with the demo world. */
export interface ServiceProcess {
  readonly origin: string;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

const ADDRESS = /Menagerie is at (\S+)/;

/**
 * Starts what `npm run service` starts, on the built app, and waits until it says where it is.
 * @param settings.root the checkout to start it in, if not this one
 * @param settings.brand the brand where no host names one, if not the default
 * @throws Error with what it printed, when it ends before that
 */
export async function startService(settings: { root?: string; brand?: string } = {}): Promise<ServiceProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'menagerie-walk-'));
  const databaseUrl = `sqlite:${join(folder, 'world.sqlite')}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'service/main.ts'], {
    cwd: settings.root,
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'warn',
      DEV_TOOLS: '1',
      DATABASE_URL: databaseUrl,
      ...(settings.brand === undefined ? {} : { BRAND: settings.brand }),
      // All browsers of a walk share one address.
      MAX_REQUESTS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
  });
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (text: Buffer): void => {
      printed += text.toString();
      const address = ADDRESS.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`The service ended with ${String(code)}:\n${printed}`)));
  });
  return {
    origin,
    databaseUrl,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
