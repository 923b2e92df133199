import { existsSync } from 'node:fs';

/** Debian's headless shell. Playwright downloads the same browser, and tests run faster in it than in the full browser. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Paths of Chromium on Linux distributions. `CHROMIUM_PATH` overrides them. */
const systemPaths = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/**
 * Finds the Chromium for tests.
 * @returns its path, or undefined if only Playwright's own download can be used
 */
export function findSystemChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') return chosen;
  return systemPaths.find((path) => existsSync(path));
}

/** Returns Playwright's launch options: the executable (if the system has one) and flags that keep Chromium off the network. */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = findSystemChromium();
  const args = [
    '--disable-gpu',
    // The hinting of the full browser, which took the approved pictures.
    '--font-render-hinting=slight',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  // Chromium refuses a sandbox for root, which is the user on a plain CI machine.
  if (process.getuid?.() === 0) args.unshift('--no-sandbox');
  return executablePath === undefined ? { args } : { executablePath, args };
}
