import { describe, expect, it } from 'vitest';
import { mayBindProvider, PROVIDER_TYPE, type ProviderType } from './provider.ts';

const { guest, site, phone, line, google, apple, facebook } = PROVIDER_TYPE;

describe('the players who may bind an identity provider', () => {
  const lists: readonly (readonly [readonly ProviderType[], boolean])[] = [
    [[guest, phone], true],
    [[site, phone], true],
    [[phone, site], true],
    [[guest], false],
    [[site], false],
    [[], false],
    ...[line, google, apple, facebook].flatMap((provider): (readonly [readonly ProviderType[], boolean])[] => [
      [[site, phone, provider], false],
      [[guest, phone, provider], false],
      [[site, provider], false],
    ]),
  ];
  it.each(lists)('%j: %j', (types, may) => expect(mayBindProvider(types)).toBe(may));
});
