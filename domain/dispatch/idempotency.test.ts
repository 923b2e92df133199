import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createLocalBus } from '../ports/bus.ts';
import { createMemoryBackend, createStore } from '../store.ts';
import { fingerprintOf, recall, remember, rememberFailure } from './idempotency.ts';
import { failure, success } from './outcome.ts';
import { Failure } from '#protocol/failure.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;
const key = {
  Scope: '10000001:sendPublicMessage',
  R: 'r-1',
  Fingerprint: fingerprintOf({ Message: 'a' }),
  caller: '10000001',
};
const createWorld = () => createStore(createMemoryBackend(), { bus: createLocalBus(), uuid: randomUUID });

describe('a fingerprint', () => {
  it('does not depend on the order of keys or on absent keys', () => {
    expect(fingerprintOf({ a: 1, b: [{ c: 2, d: undefined }] })).toBe(fingerprintOf({ b: [{ c: 2 }], a: 1 }));
  });
  it('differs with every value', () => expect(fingerprintOf({ a: '1' })).not.toBe(fingerprintOf({ a: 1 })));
});

describe('a kept answer', () => {
  it('is repeated for 24 hours, and then the key counts as new', async () => {
    const store = createWorld();
    await store.transaction((tx) => remember(tx, key, success({ ID: 'm' }), NOW));
    const again = (time: number) => store.transaction((tx) => recall(tx, key, time));
    expect(await again(NOW + DAY - 1)).toEqual(success({ ID: 'm' }));
    expect(await again(NOW + DAY)).toBeUndefined();
    await store.transaction((tx) => remember(tx, key, success('new'), NOW + DAY));
    expect(await again(NOW + DAY)).toEqual(success('new'));
  });

  it('is refused for another payload', async () => {
    const store = createWorld();
    await store.transaction((tx) => remember(tx, key, success(null), NOW));
    const other = { ...key, Fingerprint: fingerprintOf({ Message: 'b' }) };
    expect(await store.transaction((tx) => recall(tx, other, NOW))).toBe('mismatch');
  });

  it('wins over a failure if the same call is sent twice', async () => {
    const store = createWorld();
    await store.transaction((tx) => remember(tx, key, success('first'), NOW));
    expect(await rememberFailure(store, key, failure(new Failure(200069)), { now: NOW, isStranger: false })).toEqual(
      success('first'),
    );
  });
});
