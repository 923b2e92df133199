import { expect, test } from 'vitest';
import type { Ad } from '#protocol/entities/ad.ts';
import { EVENT_ORDER, type EventEntry } from '#protocol/entities/mission.ts';
import { activitiesOf } from './activitiesOf.ts';

const event = (Kind: EventEntry['Kind'], Open = true): EventEntry => ({
  Kind,
  Order: EVENT_ORDER[Kind],
  Open,
  Badge: 0,
});
const ad = (AdID: string, Order: number, Image = `https://pictures.example/${AdID}.jpg`): Ad => ({
  AdID,
  Bookmark: 'lobby',
  Title: AdID,
  Image,
  Link: '',
  Order,
  StartTime: '2026-01-01T00:00:00.000Z',
  EndTime: '2027-01-01T00:00:00.000Z',
});
const keys = (events: readonly EventEntry[], ads: readonly Ad[]): readonly string[] =>
  activitiesOf(events, ads).map(({ key }) => key);

test('sorts events by order, with the ads in their place at the end', () => {
  expect(keys([event('ad'), event('mission'), event('signInDays')], [ad('two', 2), ad('one', 1)])).toEqual([
    'seven',
    'mission',
    'one',
    'two',
  ]);
});

test('orders the event list 4, 5, 6, 15, 16 (specification 1 §9)', () => {
  const events = [event('ad'), event('mission'), event('specialReward'), event('signInDays'), event('comeback')];
  expect(events.map(({ Order }) => Order).toSorted((a, b) => a - b)).toEqual([4, 5, 6, 15, 16]);
  for (const sent of [events, events.toReversed()])
    expect(keys(sent, [ad('one', 1)])).toEqual(['comeback', 'seven', 'specialReward', 'mission', 'one']);
});

test('hides closed events and those without a banner', () => {
  expect(keys([event('comeback', false), event('signInDays', false), event('ad', false), event('invite')], [])).toEqual(
    [],
  );
});

test('shows no ads without their entry in the event list', () => {
  expect(keys([event('signInDays')], [ad('one', 1)])).toEqual(['seven']);
});

test('shows an ad with one of the product’s drawings once, as that drawing', () => {
  const [first, ...more] = activitiesOf(
    [event('signInDays'), event('ad')],
    [ad('a', 1, '/art/banners/seven-zh-700.avif'), ad('b', 2, '/art/banners/wheel-id-700.avif')],
  );
  expect(first).toEqual({ key: 'seven', drawing: 'seven' });
  expect(more).toMatchObject([{ key: 'wheel', drawing: 'wheel', ad: { AdID: 'b' } }]);
});
