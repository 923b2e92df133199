import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import * as z from 'zod';
import type { MathsFile } from '#games/maths/index.ts';
import { folderOf } from './catalogue.ts';

/** The declaration that ships as an example. */
const EXAMPLE = 'deploy/systemd/providers.json.example';
const LOBBY = 'content/games.json';

const Declaration = z.object({
  Providers: z.array(z.object({ Games: z.array(z.object({ GameCode: z.string(), Variant: z.string() })) })),
});
const Lobby = z.array(z.object({ GameCode: z.string() }));

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Returns why players cannot open a game: it has no look, the lobby does not list it, or no declaration serves it.
 * @param declared the file of `GAME_PROVIDERS`. Without it the example of `deploy/` is read
 * @returns sentences that name the file and the field
 */
export function servingWarnings(
  root: string,
  { code, variants }: Pick<MathsFile, 'code' | 'variants'>,
  declared = join(root, EXAMPLE),
): string[] {
  const warnings: string[] = [];
  const look = `${folderOf(code)}/look.json`;
  if (!existsSync(join(root, look))) warnings.push(`${look}: is missing, so the game is unfinished and nothing serves it`);
  if (!Lobby.parse(readJson(join(root, LOBBY))).some(({ GameCode }) => GameCode === code))
    warnings.push(`${LOBBY}: GameCode: lists no "${code}", so the lobby does not show the game`);
  const name = relative(root, resolve(declared));
  if (!existsSync(declared)) return [...warnings, `${name}: does not exist, so no declaration serves ${code}`];
  const games = Declaration.parse(readJson(declared)).Providers.flatMap(({ Games }) => Games);
  const served = games.filter(({ GameCode }) => GameCode === code);
  if (served.length === 0) warnings.push(`${name}: Games: no declaration serves ${code}`);
  for (const { Variant } of served)
    if (!variants.some((variant) => variant.name === Variant))
      warnings.push(`${name}: Games: declares ${code} with the variant "${Variant}", which the game does not have`);
  return warnings;
}
