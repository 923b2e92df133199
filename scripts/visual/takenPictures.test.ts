import { expect, test } from 'vitest';
import { createTakenPictures } from './takenPictures.ts';

const png = (text: string): Buffer => Buffer.from(text);

test('keeps the second picture of a retried story', () => {
  const taken = createTakenPictures();
  taken.add('Ticker-bj188', { story: 'Turning', png: png('first') });
  taken.add('Ticker-bj188', { story: 'Paused', png: png('paused') });
  taken.add('Ticker-bj188', { story: 'Turning', png: png('second') });
  expect(taken.of('Ticker-bj188')).toEqual([
    { story: 'Turning', png: png('second') },
    { story: 'Paused', png: png('paused') },
  ]);
});

test('empties a dropped sheet and keeps the others', () => {
  const taken = createTakenPictures();
  taken.add('Ticker-bj188', { story: 'Turning', png: png('dark') });
  taken.add('Ticker-win', { story: 'Turning', png: png('light') });
  taken.drop('Ticker-bj188');
  expect(taken.of('Ticker-bj188')).toEqual([]);
  expect(taken.of('Ticker-win')).toHaveLength(1);
});
