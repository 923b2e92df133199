import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { readPublishedGame, RoundRecord } from '#games/verify/index.ts';

/** An error of the caller, printed without its stack. */
export class UsageError extends Error {}

export interface RoundToVerify {
  readonly record: RoundRecord;
  readonly mathsFile: Uint8Array<ArrayBuffer>;
}

const OPTIONS = {
  'server-seed': { type: 'string' },
  'client-seed': { type: 'string' },
  nonce: { type: 'string' },
  stake: { type: 'string' },
  choice: { type: 'string' },
  level: { type: 'string' },
  game: { type: 'string' },
  variant: { type: 'string' },
  commitment: { type: 'string' },
  'maths-hash': { type: 'string' },
  maths: { type: 'string' },
} as const;

const GameCode = z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/));

/** The published files of games, each read once. */
export class MathsFiles {
  readonly #root: string;
  readonly #given: string | undefined;
  readonly #files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  /** @param given the file of all games, in place of those of the catalogue */
  constructor(root: string, given: string | undefined) {
    this.#root = root;
    this.#given = given;
  }

  of(game: string): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#files.get(game) ?? readBytes(this.#root, game, this.#given);
    this.#files.set(game, known);
    return known;
  }
}

async function readBytes(root: string, game: string, given: string | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const code = GameCode.safeParse(game);
  if (!code.success) throw new UsageError(`"${game}" is no code of a game`);
  const path = given ?? join(root, 'games/catalogue', code.data, 'maths.json');
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    throw new UsageError(`cannot read ${given ?? `the maths.json of ${code.data}`}; name the file with --maths`);
  }
}

/** Reads the JSON of a file. @throws UsageError */
async function readData(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new UsageError(`cannot read ${path}. Export the round from its verify page.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is no JSON`);
  }
}

/** Reads a record that a verify page exported. @throws UsageError if it is none */
export async function readRecord(path: string): Promise<RoundRecord> {
  const data = await readData(path);
  const parsed = RoundRecord.safeParse(data);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path: where, message }) => `${where.join('.') || 'the file'}: ${message}`);
  throw new UsageError(`${path} is no exported round. ${faults.join('; ')}`);
}

/** The folder of rounds that the arguments name. Undefined if they name none. */
export async function folderOf(
  args: readonly string[],
): Promise<{ folder: string; maths: string | undefined } | undefined> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [folder] = positionals;
  if (folder === undefined) return undefined;
  const found = await stat(folder).catch(() => undefined);
  return found?.isDirectory() === true ? { folder, maths: values.maths } : undefined;
}

/** The file of `--maths`, and the content of the file that the arguments name. Undefined if they name none. @throws UsageError */
export async function fileOf(
  args: readonly string[],
): Promise<{ data: unknown; maths: string | undefined } | undefined> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [path] = positionals;
  return path === undefined ? undefined : { data: await readData(path), maths: values.maths };
}

/**
 * Reads the arguments of `npm run verify`.
 * @throws UsageError if an argument or a file is missing or wrong
 */
export async function readRound(root: string, args: readonly string[]): Promise<RoundToVerify> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [path] = positionals;
  if (path !== undefined) {
    const record = await readRecord(path);
    if (record.ServerSeed === undefined)
      throw new UsageError(
        'the server seed of this round is not revealed yet. Change the server seed, then export again.',
      );
    return { record, mathsFile: await readBytes(root, record.GameCode, values.maths) };
  }
  const { 'server-seed': ServerSeed, 'client-seed': ClientSeed, nonce, stake, game } = values;
  if ([ServerSeed, ClientSeed, nonce, stake, game].includes(undefined)) throw new UsageError('');
  const mathsFile = await readBytes(root, game ?? '', values.maths);
  const parsed = RoundRecord.safeParse({
    RoundID: '',
    GameCode: game,
    Variant: values.variant ?? readPublishedGame(mathsFile)?.variants[0]?.name ?? '',
    Nonce: Number(nonce),
    ClientSeed,
    Stake: Number(stake),
    Commitment: values.commitment,
    Maths: values['maths-hash'],
    ServerSeed,
    ...(values.choice !== undefined && { Choice: { Chosen: values.choice } }),
    ...(values.level !== undefined && { Level: Number(values.level) }),
  });
  if (!parsed.success)
    throw new UsageError(parsed.error.issues.map((each) => `${each.path.join('.')}: ${each.message}`).join('; '));
  return { record: parsed.data, mathsFile };
}
