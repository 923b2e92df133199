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
  readonly origin: string;
  /** Printed lines about callbacks and confirmations. */
  readonly said: string[];
  /** Posts the delayed callbacks. */
  postWaiting(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the sandbox and waits until it prints its address.
 * @param port the sandbox's port
 * @param shop the address of the service that the sandbox calls
 */
export async function startSandboxProcess(port: number, shop: string): Promise<SandboxProcess> {
  const { file, execArgv } = programOf(PROGRAM);
  const child = spawn(process.execPath, [...execArgv, file], {
    env: { ...process.env, PORT: String(port - OFFSET), PUBLIC_ORIGIN: shop },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line);
      const [, address] = ADDRESS.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${String(code)}`)));
  });
  return {
    origin,
    said,
    postWaiting: async () => {
      await fetch(`${origin}/due`, { method: 'POST' });
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
