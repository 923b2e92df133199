import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { programOf } from './program.ts';

const PROGRAM = 'service/sandboxGateway/main.ts';
/** The sandbox listens on the third port after the service's. */
const OFFSET = 3;
const ADDRESS = /The sandbox gateway is at (\S+)\./;

/** A separate process of `npm run gateway:sandbox`. */
export interface SandboxProcess {
  readonly pid: number;
  readonly origin: string;
  /** Printed lines about callbacks and confirmations. */
  readonly said: string[];
  /** Posts the delayed callbacks. */
  postWaiting(): Promise<void>;
  stop(): Promise<void>;
  /** Kills the process, as a power cut does. */
  kill(): Promise<void>;
}

/**
 * Starts the sandbox and waits until it prints its address.
 * @param port the sandbox's port
 * @param shop the address of the service that the sandbox calls
 * @param folder keeps trades over a restart
 */
export async function startSandboxProcess(port: number, shop: string, folder = ''): Promise<SandboxProcess> {
  const { file, execArgv } = programOf(PROGRAM);
  const child = spawn(process.execPath, [...execArgv, file], {
    env: { ...process.env, PORT: String(port - OFFSET), PUBLIC_ORIGIN: shop, SANDBOX_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('the sandbox did not start');
  const said: string[] = [];
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line);
      const [, address] = ADDRESS.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${String(code)}`)));
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    pid,
    origin,
    said,
    postWaiting: async () => {
      await fetch(`${origin}/due`, { method: 'POST' });
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
