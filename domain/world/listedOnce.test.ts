import { expect, it } from 'vitest';
import { listedOnce } from './listedOnce.ts';

const game = (GameCode: string) => ({ GameCode });

it('returns games with a code each', () => {
  const games = [game('owl'), game('fox')];
  expect(listedOnce(games)).toBe(games);
});

it('names the file and the code of a game that is listed twice', () => {
  expect(() => listedOnce([game('owl'), game('tiger'), game('tiger')])).toThrow(
    'content/games.json: GameCode: "tiger" is listed twice; choose another code',
  );
});
