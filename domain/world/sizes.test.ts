import { describe, expect, it } from 'vitest';
import { createLocalBus } from '../ports/bus.ts';
import { createMemoryBackend, createStore } from '../store.ts';
import { demoSnapshot } from './demoSnapshot.ts';
import { resizeWorld } from './sizes.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');

async function worldOf(size: 'demo' | 'empty' | 'huge') {
  const initial = await demoSnapshot(NOW);
  const store = createStore(createMemoryBackend({ initial }), { bus: createLocalBus(), uuid: () => 'run' });
  await resizeWorld(store, size, NOW);
  return store;
}

describe('a world of another size', () => {
  it('has players without content', async () => {
    const world = await worldOf('empty');
    expect([
      await world.table('players').count(),
      await world.table('messages').count(),
      await world.table('games').count(),
      await world.table('tickerItems').count(),
    ]).toEqual([60, 0, 0, 0]);
  });

  it('has 500 games, and 5,000 public messages numbered and dated in one order up to now', async () => {
    const world = await worldOf('huge');
    expect(await world.table('games').count()).toBe(500);
    const messages = await world.table('messages').find({ where: { Channel: 'public' }, order: [['Seq', 'asc']] });
    expect(messages.map(({ Seq }) => Seq)).toEqual(Array.from({ length: 5000 }, (_, at) => at + 1));
    const times = messages.map(({ CreateTime }) => CreateTime);
    expect(times).toEqual(times.toSorted());
    expect(times.at(-1)).toBe(new Date(NOW).toISOString());
    expect((await world.table('channels').get('public'))?.Seq).toBe(5000);
  });

  it('has as many members in the first club as a club may have', async () => {
    const world = await worldOf('huge');
    const club = await world.table('clubs').get('1');
    expect([club?.MemberCount, club?.Level]).toEqual([2000, 10]);
    expect(await world.table('clubMembers').count({ ClubID: '1' })).toBe(2000);
    const players = await world.table('players').find({ where: { ClubID: '1' } });
    expect(new Set(players.map(({ NameKey }) => NameKey)).size).toBe(2000);
    const [first] = players.filter(({ PlayerID }) => PlayerID === '900000001');
    expect(await world.table('nameGrams').count({ NameKey: first?.NameKey ?? '' })).toBeGreaterThan(1);
  });
});
