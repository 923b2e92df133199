import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockMessage, playRound, RareSeeds, slotGame } from '#games/maths/index.ts';
import { nodeCrypto } from '#games/provider/node/nodeCrypto.ts';
import { folderOf, readMaths } from './catalogue.ts';

const FILE = 'seeds.json';

/** A full board of a hold and respin, which a search may not find either. */
const FULL = 'fullBoard';

/**
 * Returns the faults of a game's `seeds.json`: seeds of a prize that the game does not have, or whose first round does not win it. The
 * smallest stake is enough, since a larger stake wins the same prize.
 */
export function rareSeedFaults(root: string, code: string): string[] {
  const path = join(root, folderOf(code), FILE);
  if (!existsSync(path)) return [];
  const parsed = RareSeeds.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) return parsed.error.issues.map((issue) => `${FILE}: ${issue.path.join('.')}: ${issue.message}`);
  const { file } = readMaths(root, code);
  const stake = Math.min(...file.stakes);
  return Object.entries(parsed.data).flatMap(([prize, { ServerSeed, ClientSeed }]) => {
    const isFull = prize === FULL && file.hold !== undefined;
    if (!isFull && !file.jackpots.some(({ name }) => name === prize))
      return [`${FILE}: ${prize}: the game has no such jackpot`];
    const missed = file.variants.filter(({ name }) => {
      const block = (cursor: number) => nodeCrypto.hmac(ServerSeed, blockMessage(ClientSeed, 1, cursor));
      // The jackpot of a wheel needs a level that the round fills.
      const level = file.level === undefined ? undefined : file.level.full - 1;
      const { jackpots, hold } = playRound(slotGame(file, name), stake, block, { level });
      return !(isFull ? hold?.isFull === true : jackpots.includes(prize));
    });
    return missed.map(
      ({ name }) => `${FILE}: ${prize}: the round of the seeds does not win it in the variant "${name}"`,
    );
  });
}
