import { existsSync } from 'node:fs';

/** Debian's headless shell, the browser that Playwright downloads too. Tests take less time in it than in the full browser. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Where Linux distributions put a Chromium; `CHROMIUM_PATH` overrules them. */
const systemPaths = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/**
 * Finds the Chromium that tests drive.
 *
 * @returns its path, or undefined when there is none on the system and Playwright's own download is to be used.
 */
export function findSystemChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') return chosen;
  return systemPaths.find((path) => existsSync(path));
}

/**
 * How Playwright starts that Chromium.
 *
 * @returns launch options: the executable (when a system one exists) and flags that keep it quiet and off the network.
 */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = findSystemChromium();
  const args = [
    '--disable-gpu',
    // The hinting of the full browser, in which the approved pictures were taken.
    '--font-render-hinting=slight',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  // Chromium refuses to sandbox itself for root, which is what a bare CI machine runs as.
  if (process.getuid?.() === 0) args.unshift('--no-sandbox');
  return executablePath === undefined ? { args } : { executablePath, args };
}
