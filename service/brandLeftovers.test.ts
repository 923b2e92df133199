import { describe, expect, it } from 'vitest';
import { readBrands } from './brands.ts';
import { assertNoLeftovers } from './brandLeftovers.ts';
import { PATHS } from './paths.ts';

const brands = readBrands(PATHS.brands).map((brand) => ({ ...brand, Hosts: [] as string[] }));
const withHosts = (...Hosts: string[]) => brands.map((brand) => (brand.ID === 'owl' ? { ...brand, Hosts } : brand));

describe('a brand with the facts of an example', () => {
  it('is not served in production after it is chosen by name or has an address', () => {
    const production = { NODE_ENV: 'production' };
    expect(() => assertNoLeftovers(brands, { ...production, BRAND: 'owl' })).toThrow(
      /brands\/owl\/brand\.json: Links\.AppStore is still the template's or an example: "https:\/\/apps\.example\.invalid\/owl"/,
    );
    expect(() => assertNoLeftovers(withHosts('play.owl.games'), production)).toThrow(
      /brands\/owl\/brand\.json: Company\.Name\.zh_tw/,
    );
  });

  it('is served for trials: outside production, at an address of this computer, or among other brands', () => {
    for (const environment of [{}, { BRAND: 'owl' }, { NODE_ENV: 'development', BRAND: 'owl' }]) {
      expect(() => assertNoLeftovers(withHosts('play.owl.games'), environment)).not.toThrow();
    }
    expect(() =>
      assertNoLeftovers(withHosts('owl.localhost:8787', 'localhost'), { NODE_ENV: 'production' }),
    ).not.toThrow();
  });
});
