import { existsSync } from 'node:fs';
import { runCommand } from './command.ts';

/** The files of nginx, of its RTMP module and of an encoder, each with its Debian package. */
const PROGRAMS = {
  '/usr/sbin/nginx': ['nginx-core'],
  '/usr/lib/nginx/modules/ngx_rtmp_module.so': ['libnginx-mod-rtmp'],
  '/usr/bin/ffmpeg': ['ffmpeg'],
} as const;

/**
 * Ensures that ffmpeg and nginx-rtmp are installed for the tests of media servers; root on Debian installs them.
 * @returns whether they are available; otherwise the missing programs are printed
 */
export async function ensureMediaPeers(): Promise<boolean> {
  const isMissing = (): string[] =>
    Object.entries(PROGRAMS).flatMap(([program, packages]) => (existsSync(program) ? [] : packages));
  const wanted = isMissing();
  if (wanted.length > 0 && process.getuid?.() === 0 && (await runCommand('apt-get', ['update', '-qq'])) === 0)
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted]);
  const missing = isMissing();
  if (missing.length > 0)
    console.error(`\n*** FFMPEG AND NGINX-RTMP ARE NOT TESTED: install ${missing.join(', ')} (Debian's names) ***\n`);
  return missing.length === 0;
}
