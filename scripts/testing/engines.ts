import { existsSync } from 'node:fs';
import { runCommand } from './command.ts';

/** What drives the other two engines, and Debian's packages of it. */
const PROGRAMS = {
  '/usr/bin/firefox-esr': ['firefox-esr'],
  '/usr/bin/WebKitWebDriver': ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0', 'python3-gi'],
  '/usr/bin/Xvfb': ['xvfb'],
} as const;

/**
 * Makes sure that Firefox and WebKitGTK are there; root on Debian gets them.
 *
 * @returns whether they are there now; what is missing was said then
 */
export async function ensureEngines(): Promise<boolean> {
  const isMissing = (): string[] =>
    Object.entries(PROGRAMS).flatMap(([program, packages]) => (existsSync(program) ? [] : packages));
  const wanted = isMissing();
  if (wanted.length > 0 && process.getuid?.() === 0 && (await runCommand('apt-get', ['update', '-qq'])) === 0)
    // The CJK faces, without which Chinese is boxes and every line breaks elsewhere.
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted, 'fonts-noto-cjk']);
  const missing = isMissing();
  if (missing.length > 0)
    console.error(`\n*** FIREFOX AND WEBKIT ARE NOT TESTED: install ${missing.join(', ')} (Debian's names) ***\n`);
  return missing.length === 0;
}
