import { findSystemChromium } from '../chromium.ts';
import { runCommand } from './command.ts';

/**
 * Makes sure that there is a Chromium to drive: the system's; else Debian's, where we are root; else Playwright's own download.
 *
 * @returns whether there is one now.
 */
export async function ensureBrowser(): Promise<boolean> {
  if (findSystemChromium() !== undefined) return true;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && (await runCommand('apt-get', ['update', '-qq'])) === 0) {
    // The CJK faces, because a bare machine would draw every Chinese text as boxes.
    const packages = ['chromium', 'fonts-noto-cjk'];
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
    if (findSystemChromium() !== undefined) return true;
  }
  return (await runCommand('playwright', ['install', 'chromium'])) === 0;
}
