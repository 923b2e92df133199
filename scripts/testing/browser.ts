import { existsSync } from 'node:fs';
import { findSystemChromium, HEADLESS_SHELL } from '../chromium.ts';
import { runCommand } from './command.ts';

/**
 * Makes sure that there is a Chromium to drive: for root on Debian the headless shell, else the one that is installed, else
 * Playwright's own download.
 *
 * @returns whether there is one now.
 */
export async function ensureBrowser(): Promise<boolean> {
  const { CHROMIUM_PATH = '' } = process.env;
  if (CHROMIUM_PATH !== '' || existsSync(HEADLESS_SHELL)) return true;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && (await runCommand('apt-get', ['update', '-qq'])) === 0) {
    // The CJK faces, because a bare machine would draw every Chinese text as boxes.
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      if (findSystemChromium() !== undefined) break;
      await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-cjk']);
    }
  }
  if (findSystemChromium() !== undefined) return true;
  return (await runCommand('playwright', ['install', 'chromium'])) === 0;
}
