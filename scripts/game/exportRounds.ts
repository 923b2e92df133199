import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RoundView } from '#games/api/index.ts';
import type { RoundOutcome } from '#games/maths/index.ts';
import { nodeCrypto } from '#games/provider/node/nodeCrypto.ts';
import { clientSeedOf } from '#games/provider/testing/featureSeeds.ts';
import { createProviderWorld, PLAYER } from '#games/provider/testing/providerWorld.ts';
import { readMaths } from './catalogue.ts';

const GOLD = 1_000_000_000;
const PAUSE_MS = 3000;
/** The server seed changes after so many rounds. */
const SEED_ROUNDS = 60;
/** The player takes a client seed whose next round has a feature after so many rounds. */
const FEATURE_ROUNDS = 15;
/** Each third round has another stake, which carries a level of its own. */
const STAKE_ROUNDS = 3;

export interface ExportedRounds {
  readonly rounds: number;
  /** Rounds with free spins, a hold, a choice, a nudge, a respin, a turn of the wheel, or more than one tumble. */
  readonly features: number;
  readonly choices: number;
}

type Outcome = RoundOutcome | NonNullable<NonNullable<RoundView['Result']>['Outcome']>;

const hasFeature = ({ spins: [base, ...free], hold, choice, level }: Outcome): boolean =>
  free.length > 0 ||
  hold !== undefined ||
  choice !== undefined ||
  level?.wheel !== undefined ||
  base?.nudge?.moved === true ||
  base?.respins !== undefined ||
  (base?.tumbles?.length ?? 0) > 1;

/**
 * Plays rounds of a game on a game server in memory, and writes each as the verify page exports it.
 *
 * @param root the checkout
 * @param folder for the files. It is made if it is missing
 */
export async function exportRounds(
  root: string,
  code: string,
  rounds: number,
  folder: string,
): Promise<ExportedRounds> {
  const { file, hash } = readMaths(root, code);
  const world = createProviderWorld({ crypto: nodeCrypto, games: [{ hash, file }], seed: `export ${code}` });
  world.ledger.give(PLAYER, GOLD);
  const token = await world.open(code);
  const server = world.server();
  const [stake = 0, other = stake] = file.stakes;
  const options = file.choice?.options ?? [];
  const played: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    world.pass(PAUSE_MS);
    if (round % FEATURE_ROUNDS === 0) await server.setClientSeed(token, await clientSeedOf(world, file, hasFeature));
    const { RoundID, Choice } = await world.spin(token, round % STAKE_ROUNDS === 0 ? other : stake);
    const Option = options[round % Math.max(1, options.length)]?.name;
    if (Choice !== undefined && Option !== undefined) await server.choose(token, { RoundID, Option });
    await server.close(token, RoundID);
    played.push(RoundID);
    if (round % SEED_ROUNDS === SEED_ROUNDS - 1) await server.rotateSeed(token);
  }
  await server.rotateSeed(token);
  await mkdir(folder, { recursive: true });
  let [features, choices] = [0, 0];
  for (const [at, id] of played.entries()) {
    const round = await server.readRound(token, id);
    const Outcome = round.Result?.Outcome;
    if (Outcome !== undefined && hasFeature(Outcome)) features += 1;
    if (Outcome?.choice !== undefined) choices += 1;
    const Ledger = { Stake: round.Stake, Win: round.Result?.Win ?? 0 };
    await writeFile(
      join(folder, `round-${String(at + 1).padStart(4, '0')}.json`),
      `${JSON.stringify({ ...round, Ledger }, undefined, 2)}\n`,
    );
  }
  return { rounds: played.length, features, choices };
}
