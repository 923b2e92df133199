import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Brand } from '#protocol/brands.ts';
import { assertDefined } from '#conformance/expectation.ts';
import generated from '#protocol/generated/brands.json' with { type: 'json' };
import { MultiPatternMatcher } from '../moderation/multiPatternMatcher.ts';
import { FlagSnapshot } from './flagSnapshot.ts';
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
const flags = (...switches: ReturnType<typeof set>[]) => new FlagSnapshot(NO_PLAN, switches, words);

describe('a switch', () => {
  it('of one brand leaves the others alone', () => {
    const state = flags(set('club', 'off', { Brand: 'owl' }), set('Live', 'off', { Brand: 'owl' }));
    expect([...state.of(owl).off]).toEqual(['club']);
    expect([...state.of(horse).off]).toEqual([]);
    expect([state.of(owl).brand.Capabilities.Live, owl.Capabilities.Live]).toEqual([false, true]);
    expect(state.of(horse).brand).toEqual(horse);
  });

  it('wins over wider ones: all, a site, a brand, a brand on a site', () => {
    const wide = [set('club', 'off'), set('club', 'on', { SiteID: 'dev' })];
    const narrow = [set('club', 'off', { Brand: 'owl' }), set('club', 'on', { Brand: 'owl', SiteID: 'dev' })];
    expect(flags(...wide.toReversed()).of(owl).off.size).toBe(0);
    expect(flags(...narrow.slice(0, 1), ...wide).of(owl).off.size).toBe(1);
    expect(flags(...narrow.toReversed(), ...wide).of(owl).off.size).toBe(0);
  });
});
