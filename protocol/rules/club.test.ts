import { describe, expect, it } from 'vitest';
import { CLUB_RIGHTS, type ClubRight, mayInClub, mayKick } from './club.ts';

describe('rights in a club', () => {
  it('are empty without a role', () => {
    for (const right of Object.keys(CLUB_RIGHTS)) expect(mayInClub('', right as ClubRight)).toBe(false);
  });

  it('let the leader do everything', () => {
    for (const right of Object.keys(CLUB_RIGHTS)) expect(mayInClub('leader', right as ClubRight)).toBe(true);
  });

  it.each([
    ['leader', 'leader', false],
    ['leader', 'deputy', true],
    ['leader', 'member', true],
    ['deputy', 'leader', false],
    ['deputy', 'deputy', false],
    ['deputy', 'member', true],
    ['member', 'member', false],
    ['', 'member', false],
  ])('kicking: %s of %s is %s', (role, other, expected) => expect(mayKick(role, other)).toBe(expected));
});
