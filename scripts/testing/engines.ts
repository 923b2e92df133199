import { existsSync } from 'node:fs';
import { runCommand } from './command.ts';

/** The drivers of the other two engines, with their Debian packages. */
const PROGRAMS = {
  '/usr/bin/firefox-esr': ['firefox-esr'],
  '/usr/bin/WebKitWebDriver': ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0', 'python3-gi'],
  '/usr/bin/Xvfb': ['xvfb'],
} as const;

/**
 * Ensures that Firefox and WebKitGTK are installed; root on Debian installs them.
 * @returns whether they are available; otherwise the missing programs are printed
 */
export async function ensureEngines(): Promise<boolean> {
  const isMissing = (): string[] =>
    Object.entries(PROGRAMS).flatMap(([program, packages]) => (existsSync(program) ? [] : packages));
  const wanted = isMissing();
  if (wanted.length > 0 && process.getuid?.() === 0 && (await runCommand('apt-get', ['update', '-qq'])) === 0)
    // Without CJK faces Chinese text is boxes, and lines break elsewhere.
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted, 'fonts-noto-cjk']);
  const missing = isMissing();
  if (missing.length > 0)
    console.error(`\n*** FIREFOX AND WEBKIT ARE NOT TESTED: install ${missing.join(', ')} (Debian's names) ***\n`);
  return missing.length === 0;
}
