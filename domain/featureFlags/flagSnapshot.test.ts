import { describe, expect, it } from 'vitest';
import { createOrder } from '#protocol/endpoints/shop.ts';
import * as z from 'zod/mini';
import { Brand } from '#protocol/brands.ts';
import { PARTS } from '#protocol/entities/operator.ts';
import { assertDefined } from '#conformance/expectation.ts';
import generated from '#protocol/generated/brands.json' with { type: 'json' };
import { MultiPatternMatcher } from '../moderation/multiPatternMatcher.ts';
import { FlagSnapshot, type Offer } from './flagSnapshot.ts';
import { NO_PLAN } from './maintenancePlan.ts';

const brands = z.array(Brand).parse(generated);
const brandOf = (id: string) =>
  assertDefined(
    brands.find(({ ID }) => ID === id),
    id,
  );
const [owl, horse] = [brandOf('owl'), brandOf('horse')];
const words = { blocked: new MultiPatternMatcher([]), trading: new MultiPatternMatcher([]) };
const set = (Name: string, Value: string, place: { Brand?: string; SiteID?: string } = {}) => ({
  Name,
  Value,
  Brand: '',
  SiteID: '',
  ChangeTime: '',
  ...place,
});
const OFFER = { siteID: 'dev', declared: PARTS, playableGames: [], isProduction: false };
const flags = (...switches: ReturnType<typeof set>[]) => new FlagSnapshot(NO_PLAN, switches, words, OFFER);

describe('a switch', () => {
  it('of one brand does not change other brands', () => {
    const state = flags(set('club', 'off', { Brand: 'owl' }), set('Live', 'off', { Brand: 'owl' }));
    expect([...state.of(owl).off]).toEqual(['club', 'live']);
    // The horse has no live rooms of its own.
    expect([...state.of(horse).off]).toEqual(['live']);
    expect([state.of(owl).brand.Capabilities.Live, owl.Capabilities.Live]).toEqual([false, true]);
    expect(state.of(horse).brand).toEqual(horse);
  });

  it('wins over a wider switch: all, a site, a brand, a brand on a site', () => {
    const wide = [set('club', 'off'), set('club', 'on', { SiteID: 'dev' })];
    const narrow = [set('club', 'off', { Brand: 'owl' }), set('club', 'on', { Brand: 'owl', SiteID: 'dev' })];
    expect(flags(...wide.toReversed()).of(owl).off.size).toBe(0);
    expect(flags(...narrow.slice(0, 1), ...wide).of(owl).off.size).toBe(1);
    expect(flags(...narrow.toReversed(), ...wide).of(owl).off.size).toBe(0);
  });
});

describe('a part', () => {
  const closed = { siteID: 'dev', declared: [], playableGames: [], isProduction: false };
  const openOf = (offer: Offer, ...switches: ReturnType<typeof set>[]) =>
    new FlagSnapshot(NO_PLAN, switches, words, offer).of(owl).open;

  it('is closed unless the service declares it, and its contracts are then off', () => {
    expect(openOf(closed)).toEqual({ Games: false, Shop: false, Live: false });
    const { off } = new FlagSnapshot(NO_PLAN, [], words, closed).of(owl);
    expect([...off]).toEqual(expect.arrayContaining(['createOrder', 'exchangeGemToGold', 'buyPassTicket', 'live']));
    expect(openOf({ ...closed, declared: ['Shop'] })).toEqual({ Games: false, Shop: true, Live: false });
  });

  it('opens and closes by a switch with its name, for one brand', () => {
    expect(openOf(closed, set('Shop', 'on', { Brand: 'owl' })).Shop).toBe(true);
    expect(openOf(closed, set('Shop', 'on', { Brand: 'horse' })).Shop).toBe(false);
    expect(openOf({ ...closed, declared: PARTS }, set('Shop', 'off')).Shop).toBe(false);
    expect(openOf({ ...closed, declared: PARTS }, set('shop', 'off')).Shop).toBe(false);
  });

  it('of games opens with the first listed game that can be played', () => {
    const offer = { ...closed, playableGames: ['cat'] };
    expect(openOf(offer).Games).toBe(true);
    expect(openOf(offer, set('game:cat', 'off')).Games).toBe(false);
  });

  it('of the shop needs a playable game in production, even if it is switched on', () => {
    const offer = { ...closed, declared: PARTS, isProduction: true };
    const on = set('Shop', 'on');
    expect(openOf(offer, on).Shop).toBe(false);
    expect(() => new FlagSnapshot(NO_PLAN, [on], words, offer).admit(createOrder, owl, 0)).toThrow(
      expect.objectContaining({ code: 300009 }),
    );
    const playable = { ...offer, playableGames: ['cat'] };
    expect(openOf(playable).Shop).toBe(true);
    expect(() => new FlagSnapshot(NO_PLAN, [], words, playable).admit(createOrder, owl, 0)).not.toThrow();
    expect(openOf(playable, set('game:cat', 'off')).Shop).toBe(false);
    expect(openOf(playable, set('Games', 'off')).Shop).toBe(false);
  });

  it('of live needs a site with live rooms', () => {
    expect(openOf({ ...closed, declared: PARTS, siteID: 'elsewhere' }).Live).toBe(false);
  });
});
