import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fishRecordOf, verifyFishRecord } from './fish.ts';
import { UsageError } from './readRound.ts';

const guide = readFileSync('docs/fairness.md', 'utf8');
const section = guide.slice(guide.indexOf('\n## Fishing'), guide.indexOf('\n## A worked example'));
const blockOf = (kind: string): string => new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, 's').exec(section)?.[1] ?? '';
const record = fishRecordOf(JSON.parse(blockOf('json')));
if (record === undefined) throw new Error('no record of a window');

it('prints the same as docs/fairness.md', async () => {
  const { lines, differs } = await verifyFishRecord('.', record, undefined);
  expect(`${lines.join('\n')}\n`).toBe(blockOf('text'));
  expect(differs).toBe(false);
});

it('names the step that differs, and needs the server seed', async () => {
  const { lines, differs } = await verifyFishRecord('.', { ...record, Win: 5201 }, undefined);
  expect(differs).toBe(true);
  expect(lines).toContain('     coins of the window: computed 5200, recorded 5201');
  const { ServerSeed: _secret, ...secret } = record;
  await expect(verifyFishRecord('.', secret, undefined)).rejects.toThrow(UsageError);
  expect(fishRecordOf({ RoundID: 'one' })).toBeUndefined();
  expect(() => fishRecordOf({ WindowID: 'one' })).toThrow(UsageError);
});
