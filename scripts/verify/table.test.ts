import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UsageError } from './readRound.ts';
import { tableRecordOf, verifyTableRecord } from './table.ts';

const guide = readFileSync('docs/fairness.md', 'utf8');
const section = guide.slice(guide.indexOf('\n## Tables'), guide.indexOf('\n## A worked example'));
const blockOf = (kind: string): string => new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, 's').exec(section)?.[1] ?? '';

describe('the example of a table in docs/fairness.md', () => {
  const record = tableRecordOf(JSON.parse(blockOf('json')));
  if (record === undefined) throw new Error('no record of a table');

  it('prints the same as the page', async () => {
    const { lines, differs } = await verifyTableRecord('.', record, undefined);
    expect(`${lines.join('\n')}\n`).toBe(blockOf('text'));
    expect(differs).toBe(false);
  });

  it('names the step that differs', async () => {
    const [bet] = record.Bets;
    if (bet === undefined) throw new Error('no bet');
    const { lines, differs } = await verifyTableRecord('.', { ...record, Bets: [{ ...bet, Win: 1950 }] }, undefined);
    expect(differs).toBe(true);
    expect(lines).toContain('     bet-1: computed 0, recorded 1950');
    expect(lines.at(-1)).toBe('NOT VERIFIED');
  });

  it('cannot be read before the round is drawn, or from another game', async () => {
    const { ServerSeed: _secret, ...secret } = record;
    await expect(verifyTableRecord('.', secret, undefined)).rejects.toThrow(UsageError);
    await expect(verifyTableRecord('.', { ...record, GameCode: '../cards' }, undefined)).rejects.toThrow('no code');
    expect(() => tableRecordOf({ TableRoundID: 'one' })).toThrow(UsageError);
    expect(tableRecordOf({ RoundID: 'one' })).toBeUndefined();
  });
});
