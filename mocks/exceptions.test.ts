import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { TRANSPORT_FACTS } from './exceptions.ts';

describe('a fact of the transport', () => {
  it.for(TRANSPORT_FACTS)('is proved on the service: $fact', async ({ file, test }) => {
    expect(await readFile(file, 'utf8')).toContain(`'${test}'`);
  });
});
