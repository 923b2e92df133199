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

test('events go by their order, the ads in theirs at the end', () => {
  expect(keys([event('ad'), event('mission'), event('signInDays')], [ad('two', 2), ad('one', 1)])).toEqual([
    'seven',
    'one',
    'two',
  ]);
});

test('closed events and events without a page are not shown', () => {
  expect(keys([event('comeback'), event('signInDays', false), event('specialReward'), event('ad', false)], [])).toEqual(
    [],
  );
});

test('no ads without their entry in the event list', () => {
  expect(keys([event('signInDays')], [ad('one', 1)])).toEqual(['seven']);
});

test('an ad with one of the product’s drawings is drawn as that, and not twice', () => {
  const [first, ...more] = activitiesOf(
    [event('signInDays'), event('ad')],
    [ad('a', 1, '/art/banners/seven-zh-700.avif'), ad('b', 2, '/art/banners/wheel-id-700.avif')],
  );
  expect(first).toEqual({ key: 'seven', drawing: 'seven' });
  expect(more).toMatchObject([{ key: 'wheel', drawing: 'wheel', ad: { AdID: 'b' } }]);
});
