import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { musicFiles } from './music/music.ts';
import { playMusic } from './music/playMusic.ts';
import { soundFiles, synthesise } from './synthesise.ts';

/** The files of all sounds and music that a brand may name. */
export const soundNames: readonly string[] = [...soundFiles, ...musicFiles];

/** Whether a brand's sound exists, by its address: `/sounds/bell-win.wav`. */
export const isSound = (address: string): boolean => soundNames.some((name) => address === `/sounds/${name}`);

/**
 * Writes the changed sounds that brands name into `folder`, and removes unused files.
 * @param isKept whether existing files are current and need not be made again
 */
export async function writeSounds(addresses: readonly string[], folder: string, isKept = false): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const wanted = new Set(addresses.map((address) => basename(address)));
  const fresh = [...wanted].filter((name) => !isKept || !existsSync(join(folder, name)));
  const music = await playMusic(fresh.filter((name) => musicFiles.includes(name)));
  for (const name of fresh) {
    const path = join(folder, name);
    const played = music.get(name) ?? synthesise(name);
    if (!existsSync(path) || !readFileSync(path).equals(played)) writeFileSync(path, played);
  }
  for (const stale of readdirSync(folder)) if (!wanted.has(stale)) rmSync(join(folder, stale));
}
