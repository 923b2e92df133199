import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';
import type { SecurityNotice } from '../ports/security.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { recordAnswer } from './refusals.ts';

async function createNotes() {
  const told: SecurityNotice[] = [];
  const observer = { call: () => {}, security: (notice: SecurityNotice) => void told.push(notice) };
  const { ports } = await createMemoryWorld({ observer });
  return { ports, told };
}

describe('the answer of a call', () => {
  it('can be recorded for every contract', async () => {
    const { ports, told } = await createNotes();
    const contracts = [...ENDPOINTS, ...OPERATIONS];
    for (const contract of contracts) recordAnswer(ports, contract, 100005, { address: '203.0.113.7' });
    expect(told).toHaveLength(contracts.length);
  });

  it('is no security event after a success, or if a player only taps too fast', async () => {
    const { ports, told } = await createNotes();
    const operation = { kind: 'operation', name: 'sendPublicMessage', group: 'chat' } as const;
    for (const code of [200, 300002, 100011, 200069]) recordAnswer(ports, operation, code, { playerID: '10000001' });
    expect(told).toEqual([]);
  });
});
