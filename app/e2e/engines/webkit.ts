import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#service/testing/freePort.ts';
import { WebDriverSession } from './webdriver.ts';

const WINDOW = fileURLToPath(new URL('webkitWindow.py', import.meta.url));
const DRIVER = '/usr/bin/WebKitWebDriver';
/** Debian's Python, which has PyGObject. Another Python on the PATH may not have PyGObject. */
const PYTHON = '/usr/bin/python3';

/** The number of attempts if the driver does not answer. */
const MAX_ATTEMPTS = 3;

/**
 * Runs the product in WebKitGTK, in a window on its own screen. If a driver hangs, it is ended, and the test restarts with another driver.
 */
export async function inWebKit(
  size: { width: number; height: number },
  walk: (session: WebDriverSession) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await walkOnce(size, walk);
      return;
    } catch (error) {
      if (!isHang(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** `AbortSignal.timeout` throws this error. */
const isHang = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

async function walkOnce(
  { width, height }: { width: number; height: number },
  walk: (session: WebDriverSession) => Promise<void>,
): Promise<void> {
  const screen = await startScreen();
  const port = await freePort();
  // The browser joins the driver's process group, so that both end together.
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', LANG: 'C.UTF-8' },
    stdio: 'ignore',
    detached: true,
  });
  try {
    const address = `http://127.0.0.1:${port}`;
    await listening(address);
    const args = [WINDOW, String(width), String(height)];
    const session = await WebDriverSession.start(address, {
      'webkitgtk:browserOptions': { binary: PYTHON, args },
    });
    await walk(session);
  } finally {
    endGroup(driver);
    screen.end();
  }
}

/** Starts a screen in memory, as large as the largest window. */
async function startScreen(): Promise<{ display: string; end: () => void }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb ended before it had a display')));
  });
  return { display, end: () => void server.kill() };
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // The process had already ended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

async function listening(address: string): Promise<void> {
  const until = Date.now() + 20_000;
  for (;;) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(50);
    }
  }
}
