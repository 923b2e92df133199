import { Faker, en } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import { ECONOMY } from '../economy.ts';
import type { Random } from '../ports/index.ts';
import { drawPrize } from './prizes.ts';

const SPINS = 200_000;

function seeded(seed: number): Random {
  const faker = new Faker({ locale: [en] });
  faker.seed(seed);
  return {
    bytes: (length) => Uint8Array.from({ length }, () => faker.number.int({ min: 0, max: 255 })),
    uuid: () => faker.string.uuid(),
  };
}

describe('the fire wheel', () => {
  it('draws each prize with its percentage, within four standard deviations', () => {
    const random = seeded(14_310);
    const drawn = new Map<string, number>();
    for (let spin = 0; spin < SPINS; spin += 1) {
      const { PrizeID } = drawPrize(random);
      drawn.set(PrizeID, (drawn.get(PrizeID) ?? 0) + 1);
    }
    const wrong = ECONOMY.Event.Wheel.Prizes.filter(({ PrizeID, Weight }) => {
      const chance = Weight / 10_000;
      const deviation = Math.sqrt(SPINS * chance * (1 - chance));
      return Math.abs((drawn.get(PrizeID) ?? 0) - SPINS * chance) >= 4 * deviation;
    });
    expect(wrong).toEqual([]);
  });
});
