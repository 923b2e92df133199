import type { MathsFile } from '#games/maths/index.ts';
import { JackpotName, MAX_WIN } from '#protocol/wallet/index.ts';
import { faultsOfMaths, gameCodes, readMaths } from './catalogue.ts';

/** Faults of a game at the wallet: a win above the bound of its provider, and pools that the wallet cannot name or games cannot share. */
export function walletFaults(root: string, code: string): string[] {
  const { file } = readMaths(root, code);
  return [...capFaults(file), ...nameFaults(file), ...poolFaults(root, file)].map((fault) => `maths.json: ${fault}`);
}

function capFaults({ cap, stakes }: MathsFile): string[] {
  const stake = Math.max(...stakes);
  const most = (cap * stake) / 10;
  return most <= MAX_WIN
    ? []
    : [`cap: a stake of ${stake} could win ${most} coins, and a round pays at most ${MAX_WIN}`];
}

const nameFaults = ({ jackpots }: MathsFile): string[] =>
  jackpots.flatMap(({ name }, index) =>
    JackpotName.safeParse(name).success
      ? []
      : [`jackpots[${index}].name: "${name}" is none of ${JackpotName.options.join(', ')}`],
  );

/** A pool begins with the coins of the game that is opened first, so all games that share it have to agree. */
function poolFaults(root: string, { code, jackpots }: MathsFile): string[] {
  if (jackpots.every(({ pool }) => pool === undefined)) return [];
  const others = gameCodes(root)
    .filter((other) => other !== code && faultsOfMaths(root, other).length === 0)
    .map((other) => readMaths(root, other).file);
  return jackpots.flatMap(({ name, pool, seed }, index) => {
    if (pool === undefined) return [];
    const differing = others.flatMap((other) =>
      other.jackpots
        .filter((rule) => rule.pool === pool && rule.name === name && rule.seed !== seed)
        .map((rule) => ({ code: other.code, seed: rule.seed })),
    );
    const [first] = differing;
    return first === undefined
      ? []
      : [`jackpots[${index}].seed: is ${seed}, and the pool ${pool} begins with ${first.seed} in ${first.code}`];
  });
}
