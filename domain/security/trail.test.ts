import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#protocol/duration.ts';
import { keptKeyAlone } from '../session/signingKeys.ts';
import type { SecurityNotice } from '../ports/security.ts';
import { JOBS } from '../jobs.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';
import { addressHash } from './addressHash.ts';
import type { EventOf } from './events.ts';
import { SecurityTrail } from './trail.ts';

const WRONG: EventOf<'change'> = { Kind: 'code.wrong', Detail: { Purpose: 'login', TriesLeft: 2 } };
const FORGED: EventOf<'refusal'> = { Kind: 'csrf.refused', Detail: { Row: 'signOut' } };

async function createTrail() {
  const told: SecurityNotice[] = [];
  const observer = { call: () => {}, security: (notice: SecurityNotice) => void told.push(notice) };
  const { ports, backend } = await createMemoryWorld({ observer, clock: createMovableClock() });
  const trail = new SecurityTrail(ports);
  const kept = () => ports.store.table('securityEvents').find();
  return { ports, backend, trail, told, kept };
}

describe('a change', () => {
  it('is written in its unit of work, and reported after the commit', async () => {
    const { ports, trail, told, kept } = await createTrail();
    await ports.store.transaction(async (tx) => {
      await trail.record(tx, { playerID: '10000001', address: '203.0.113.7' }, WRONG);
      expect(told).toEqual([]);
    });
    expect(await kept()).toMatchObject([
      { Kind: 'code.wrong', PlayerID: '10000001', Detail: { Purpose: 'login', TriesLeft: 2 } },
    ]);
    expect(told).toMatchObject([{ kind: 'code.wrong', kept: { playerID: '10000001' } }]);
  });

  it('goes with a unit of work that fails, and is not counted', async () => {
    const { ports, trail, told, kept } = await createTrail();
    const failing = ports.store.transaction(async (tx) => {
      await trail.record(tx, { playerID: '10000001' }, WRONG);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect([await kept(), told]).toEqual([[], []]);
  });
});

describe('a refusal', () => {
  it('is reported immediately and written together with others', async () => {
    const { trail, told, kept } = await createTrail();
    for (const address of ['203.0.113.7', '203.0.113.8']) trail.note({ address }, FORGED);
    expect(told).toHaveLength(2);
    expect(await kept()).toEqual([]);
    await Promise.all([trail.flush(), trail.flush()]);
    expect(await kept()).toHaveLength(2);
  });

  it('waits while the database takes no writes', async () => {
    const { ports, kept } = await createTrail();
    let isFull = true;
    const transaction: typeof ports.store.transaction = (work, reads) =>
      isFull ? Promise.reject(new Error('disk full')) : ports.store.transaction(work, reads);
    const trail = new SecurityTrail({ ...ports, store: { ...ports.store, transaction } });
    trail.note({ address: '203.0.113.7' }, FORGED);
    await expect(trail.flush()).rejects.toThrow('disk full');
    isFull = false;
    await trail.flush();
    expect(await kept()).toHaveLength(1);
  });
});

describe('bounds', () => {
  it('store 20 refusals of a kind and an address a day, and report all refusals', async () => {
    const { ports, trail, told, kept } = await createTrail();
    for (let tries = 0; tries < 30; tries += 1) trail.note({ address: '203.0.113.7' }, FORGED);
    trail.note({ address: '203.0.113.8' }, FORGED);
    trail.note({ address: '203.0.113.7' }, { Kind: 'origin.refused', Detail: { Surface: 'http', Row: '' } });
    await trail.flush();
    expect(await kept()).toHaveLength(22);
    expect([told.length, told.filter(({ kept: row }) => row === undefined).length]).toEqual([32, 10]);
    ports.clock.advance(DAY_MS);
    trail.note({ address: '203.0.113.7' }, FORGED);
    await trail.flush();
    expect(await kept()).toHaveLength(23);
  });

  it('also apply to a caller with many addresses, while changes of accounts are still written', async () => {
    const { ports, trail, kept } = await createTrail();
    for (let address = 0; address < 6000; address += 1) {
      trail.note({ address: `10.0.${address >> 8}.${address & 255}` }, FORGED);
      if (address % 500 === 0) await trail.flush();
    }
    await trail.flush();
    expect(await kept()).toHaveLength(5000);
    await ports.store.transaction((tx) =>
      trail.record(tx, { playerID: '10000001' }, { Kind: 'phone.bound', Detail: {} }),
    );
    expect(await kept()).toHaveLength(5001);
  });

  it('keep at most 1,000 events waiting', async () => {
    const { trail, kept } = await createTrail();
    for (let address = 0; address < 1200; address += 1) trail.note({ address: `address ${address}` }, FORGED);
    await trail.flush();
    expect(await kept()).toHaveLength(1000);
  });

  it('end after 90 days, by a scheduled job', async () => {
    const { ports, trail, kept } = await createTrail();
    trail.note({ address: '203.0.113.7' }, FORGED);
    await trail.flush();
    ports.clock.advance(89 * DAY_MS);
    await runDueJobs(ports, JOBS);
    expect(await kept()).toHaveLength(1);
    ports.clock.advance(1.1 * DAY_MS);
    await runDueJobs(ports, JOBS);
    expect(await kept()).toEqual([]);
  });
});

describe('an event', () => {
  it('contains only the fields that its kind declares', async () => {
    const { trail, told } = await createTrail();
    const more = { Kind: 'csrf.refused', Detail: { Row: 'signOut', Token: 'secret' } } as const;
    expect(() => trail.note({}, more)).toThrow('Token');
    expect(() => trail.note({}, { Kind: 'csrf.refused', Detail: { Row: '0912345678' } })).toThrow('Row');
    expect(told).toEqual([]);
  });
});

describe('the hash of an address', () => {
  it('is the same for the same address, and differs with another key', () => {
    const [one, two] = [keptKeyAlone(new Uint8Array(32).fill(1)), keptKeyAlone(new Uint8Array(32).fill(2))];
    expect(addressHash(one, '203.0.113.7')).toBe(addressHash(one, '203.0.113.7'));
    expect(addressHash(one, '203.0.113.7')).not.toBe(addressHash(one, '203.0.113.8'));
    expect(addressHash(one, '203.0.113.7')).not.toBe(addressHash(two, '203.0.113.7'));
    expect(addressHash([{ id: '2026a', bytes: one[0].bytes }], '203.0.113.7')).toMatch(/^2026a-[0-9a-f]{16}$/);
  });
});
