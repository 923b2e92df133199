import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { findSecrets, isText, judgeSecrets } from './secrets.ts';

// The parts are joined at run time, so that this file contains no secret.
const letters = 'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1dE3fG5hJ7kL9';
const pem = String(
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
);
const PLANTED = [
  ['a private key', pem],
  ['a token of GitHub', `const token = '${['gh', 'p_'].join('')}${letters.slice(0, 36)}';`],
  ['a key of AWS', `AWS_SECRET_ACCESS_KEY=${letters.slice(0, 40)}`],
  ['a token of Slack', `${['xox', 'b-'].join('')}1234567890-1234567890-${letters.slice(0, 24)}`],
  ['a token of npm', `//registry.npmjs.org/:_authToken=${['npm', '_'].join('')}${letters.slice(0, 36)}`],
  ['a password in an address', ['postgres:/', '/menagerie:correct-horse-battery@db.example:5432/menagerie'].join('')],
] as const;

it.each(PLANTED)('finds %s without printing it', async (_what, secret) => {
  const found = await findSecrets('service/planted.ts', `// first\n${secret}\n`);
  expect(found.length).toBeGreaterThan(0);
  const problems = judgeSecrets(found, []);
  expect(problems[0]).toMatch(/^service\/planted\.ts:\d+: /);
  for (const { text } of found) expect(problems.join('\n')).not.toContain(text);
});

it('finds a secret in a long text once, with its line', async () => {
  const [, [, secret]] = PLANTED;
  const filling = 'a line that says nothing\n';
  for (const before of [0, 700, 800, 5000, 50_000]) {
    const found = await findSecrets('a.ts', `${filling.repeat(before)}${secret}\n${filling.repeat(900)}`);
    expect([before, found.map(({ line }) => line)]).toEqual([before, [before + 1]]);
  }
});

it('frees its data about each file, so that later files are not slower', async () => {
  const before = performance.getEntriesByType('mark').length;
  for (let read = 0; read < 10; read += 1) await findSecrets('a.ts', 'a line that says nothing\n');
  expect(performance.getEntriesByType('mark')).toHaveLength(before);
});

it('ignores texts that only mention secrets', async () => {
  expect(await findSecrets('a.md', 'Set `PROBES_TOKEN`, and put the private key into `APPLE_PRIVATE_KEY`.')).toEqual(
    [],
  );
});

it('accepts an allowed secret of a file, and requires removing unused exceptions', async () => {
  const [, [, secret]] = PLANTED;
  const found = await findSecrets('a.ts', secret);
  const allowance = { file: 'a.ts', part: letters.slice(0, 8), reason: 'made up for a test' };
  expect(judgeSecrets(found, [allowance])).toEqual([]);
  expect(judgeSecrets(found, [{ ...allowance, file: 'b.ts' }])).toHaveLength(2);
  expect(judgeSecrets([], [allowance])).toEqual([expect.stringContaining('its allowance can go')]);
});

it('reads only text files', () => {
  expect([isText(Buffer.from('語 a')), isText(Buffer.from([0x89, 0x50, 0, 0]))]).toEqual([true, false]);
});
