import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameCodes } from './catalogue.ts';
import { rareSeedFaults } from './rareSeeds.ts';

const root = join(import.meta.dirname, '../..');

describe.each(gameCodes(root))('the rare seeds of %s', (code) => {
  it('win their prize in every variant at every stake', () => {
    expect(rareSeedFaults(root, code)).toEqual([]);
  });
});
