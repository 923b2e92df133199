import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SMALL_GAMES } from '#games/maths/testing/smallGames.ts';
import { RoundRecord } from '#games/verify/index.ts';

const guide = readFileSync('docs/fairness.md', 'utf8');
const example = guide.slice(guide.indexOf('## A worked example'));
const blockOf = (kind: string, section = example): string =>
  new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, 's').exec(section)?.[1] ?? '';
const round = RoundRecord.parse(JSON.parse(blockOf('json')));

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Run {
  readonly code: number;
  readonly output: string;
}
const run = (...args: string[]): Promise<Run> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/verify.ts', ...args], (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: out === '' ? err : out }),
    );
  });
const fileOf = (name: string, data: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(data));
  return path;
};

describe('the worked example of docs/fairness.md', () => {
  it('prints the same as the page', async () => {
    expect(await run(fileOf('round.json', round))).toEqual({ code: 0, output: blockOf('text') });
  });

  it('can be computed by common tools', () => {
    const printed = execFileSync('sh', ['-c', blockOf('sh')], { encoding: 'utf8' });
    expect(printed).toContain(round.Commitment);
    expect(printed).toContain(/^ {4}([0-9a-f]{64})$/m.exec(blockOf('text'))?.[1]);
  });
});

const [, ...examples] = guide.slice(guide.indexOf('## Examples of the other mechanics')).split('\n### ');

describe.each(examples.map((section) => [section.split('\n')[0] ?? '', section]))(
  'the example of %s',
  (_title, section) => {
    const game = /`(\w+)\.json`/.exec(section)?.[1] ?? '';
    const file = SMALL_GAMES.find(({ code }) => code === game);

    it('prints the same as the page', async () => {
      const maths = join(folder, `${game}.json`);
      writeFileSync(maths, blockOf('json', section));
      const args = blockOf('sh', section).trim().split(' -- ')[1]?.split(' ') ?? [];
      const { code, output } = await run(...args.map((arg) => (arg === `${game}.json` ? maths : arg)));
      expect(code).toBe(0);
      expect(output.split('\n\n')[0]).toBe(blockOf('text', section).trimEnd());
    });

    it('has the game of the tests', () => {
      expect(JSON.parse(blockOf('json', section))).toEqual(file);
    });
  },
);

it('each mechanic has an example', () => {
  expect(examples).toHaveLength(15);
});

describe('npm run verify', () => {
  it('exits with 1 and names the step that differs', async () => {
    const { code, output } = await run(fileOf('changed.json', { ...round, Ledger: { Stake: 2000, Win: 127_999 } }));
    expect(code).toBe(1);
    expect(output).toContain('FAIL coins booked by the platform\n       win booked: computed 128000, recorded 127999');
    expect(output).toContain('NOT VERIFIED');
  });

  it('computes given seeds, and verifies them with a commitment and a hash', async () => {
    const seeds = ['--client-seed', round.ClientSeed, '--nonce', '1184', '--stake', '2000', '--game', 'owl'];
    const typed = ['--server-seed', round.ServerSeed ?? '', ...seeds];
    const computed = await run(...typed);
    expect(computed).toMatchObject({ code: 0 });
    expect(computed.output).toContain('the round pays ×64: 128000 coins');
    expect(computed.output).toContain('COMPUTED');
    const published = ['--commitment', round.Commitment ?? '', '--maths-hash', round.Maths ?? ''];
    expect((await run(...typed, ...published)).output).toContain('\nVERIFIED');
  });

  it.each<[string, string[], string]>([
    ['no argument', [], 'npm run verify -- <round.json>'],
    ['a file that is not there', ['nowhere.json'], 'cannot read nowhere.json'],
    ['a file of something else', ['package.json'], 'is no exported round'],
    [
      'a game without a file',
      ['--server-seed', 'a'.repeat(64), '--client-seed', 'a', '--nonce', '1', '--stake', '20', '--game', 'none'],
      '--maths',
    ],
  ])('exits with 2 for %s', async (_, args, text) => {
    const { code, output } = await run(...args);
    expect(code).toBe(2);
    expect(output).toContain(text);
  });

  it('exits with 2 for a round with a secret seed', async () => {
    const { ServerSeed: _secret, ...secret } = round;
    expect(await run(fileOf('secret.json', secret))).toMatchObject({ code: 2 });
  });
});
