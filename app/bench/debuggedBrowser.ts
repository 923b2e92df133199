import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from '../../scripts/chromium.ts';

/** A browser with its own profile, which other programs control too. */
export interface DebuggedBrowser {
  readonly port: number;
  /** Runs a task with Playwright, and disconnects afterwards, since a connection changes every page that another program opens. */
  drive<Result>(task: (browser: Browser) => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

const LISTENING = /DevTools listening on ws:\/\/[^:]+:(\d+)\//;

/**
 * Starts Chromium and waits for the address of its developer tools.
 *
 * @throws Error with the browser's output if it ends before that
 */
export async function startDebuggedBrowser(): Promise<DebuggedBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'menagerie-bench-'));
  const { executablePath = chromium.executablePath(), args } = chromiumLaunch();
  const child = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => resolve());
  });
  const port = await new Promise<number>((resolve, reject) => {
    let printed = '';
    child.stderr.on('data', (text: Buffer) => {
      printed += text.toString();
      const found = LISTENING.exec(printed)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    child.on('exit', (code) => reject(new Error(`The browser ended with ${String(code)}:\n${printed}`)));
  });
  return {
    port,
    async drive(task) {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${String(port)}`);
      try {
        return await task(browser);
      } finally {
        await browser.close();
      }
    },
    async stop() {
      // If a script started Chromium, a signal would end only the script.
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${String(port)}`);
      await (await browser.newBrowserCDPSession()).send('Browser.close').catch(() => undefined);
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
