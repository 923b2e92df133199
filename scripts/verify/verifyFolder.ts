import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type LevelChain, levelChains, type RoundRecord, type Verification, verifyRound } from '#games/verify/index.ts';
import { MathsFiles, readRecord, UsageError } from './readRound.ts';
import { failedLines, MARKS, tenths } from './report.ts';

/** A file of a folder, and the result of its round. Undefined as long as its seed is secret. */
interface VerifiedFile {
  readonly name: string;
  readonly record: RoundRecord;
  readonly verification: Verification | undefined;
}

/** The report of a folder, and whether something in it differs. */
export interface FolderReport {
  readonly lines: readonly string[];
  readonly differs: boolean;
}

async function verifyFile(folder: string, name: string, maths: MathsFiles): Promise<VerifiedFile> {
  const record = await readRecord(join(folder, name));
  if (record.ServerSeed === undefined) return { name, record, verification: undefined };
  return { name, record, verification: await verifyRound(record, await maths.of(record.GameCode)) };
}

function fileLines({ name, record, verification }: VerifiedFile): string[] {
  const { GameCode, Nonce, Stake } = record;
  const what = `${name}: ${GameCode}, nonce ${Nonce}, stake ${Stake}`;
  if (verification === undefined) return [`${MARKS.unclaimed} ${what}: the server seed is not revealed yet`];
  const { round, verdict, steps } = verification;
  const pays = round === undefined ? '' : ` pays ${tenths(round.pay)}`;
  if (verdict === 'differs') return [`${MARKS.differ} ${what}${pays}`, ...failedLines(steps)];
  return [`${verdict === 'verified' ? MARKS.match : MARKS.unclaimed} ${what}${pays}`];
}

const isBroken = ({ links }: LevelChain): boolean => links.some((link) => !link.isGap);

function chainLines(chain: LevelChain): string[] {
  const { game, stake, rounds, first, last, links } = chain;
  const mark = isBroken(chain) ? MARKS.differ : links.length > 0 ? MARKS.unclaimed : MARKS.match;
  return [
    `${mark} the level of ${game} at a stake of ${stake} over ${rounds} rounds: ${first} before them, ${last} after them`,
    ...links.map(
      ({ earlier, later, computed, claimed, isGap }) =>
        `       ${computed} after ${earlier}, and ${claimed} before ${later}${isGap ? ': rounds between them are missing' : ''}`,
    ),
  ];
}

/**
 * Verifies each `.json` file of a folder, and the levels that its rounds carry on. The rounds are those of one player.
 *
 * @param maths the file that all rounds were played with, if it is not that of the catalogue
 * @throws UsageError if the folder has no file of a round, or a file that is no exported round
 */
export async function verifyFolder(root: string, folder: string, maths: string | undefined): Promise<FolderReport> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  if (names.length === 0) throw new UsageError(`${folder} has no .json file of a round`);
  const published = new MathsFiles(root, maths);
  const files: VerifiedFile[] = [];
  for (const name of names) files.push(await verifyFile(folder, name, published));
  const chains = levelChains(
    files.flatMap(({ record, verification }) =>
      verification?.round === undefined ? [] : [{ record, round: verification.round }],
    ),
  );
  const count = (verdict: Verification['verdict'] | undefined): number =>
    files.filter(({ verification }) => verification?.verdict === verdict).length;
  const broken = chains.filter(isBroken).length;
  const differs = count('differs') > 0 || broken > 0;
  return {
    lines: [
      ...files.flatMap(fileLines),
      '',
      ...chains.flatMap(chainLines),
      ...(chains.length === 0 ? [] : ['']),
      `${files.length} rounds: ${count('verified')} verified, ${count('computed')} computed without published facts, ${count('differs')} differ, ${count(undefined)} with a secret seed${chains.length === 0 ? '' : `; ${broken} of ${chains.length} levels differ`}`,
      differs ? 'NOT VERIFIED: see the lines marked FAIL.' : 'Nothing differs.',
    ],
    differs,
  };
}
