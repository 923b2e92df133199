import { existsSync } from 'node:fs';
import { findSystemChromium, HEADLESS_SHELL } from '../chromium.ts';
import { runCommand } from './command.ts';

/**
 * Ensures a Chromium for tests: Debian's headless shell for root, else the installed Chromium, else Playwright's own download.
 * @returns whether there is a Chromium now
 */
export async function ensureBrowser(): Promise<boolean> {
  const { CHROMIUM_PATH = '' } = process.env;
  if (CHROMIUM_PATH !== '' || existsSync(HEADLESS_SHELL)) return true;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && (await runCommand('apt-get', ['update', '-qq'])) === 0) {
    // Without CJK faces a plain machine draws Chinese text as boxes.
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      if (findSystemChromium() !== undefined) break;
      await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-cjk']);
    }
  }
  if (findSystemChromium() !== undefined) return true;
  return (await runCommand('playwright', ['install', 'chromium'])) === 0;
}
