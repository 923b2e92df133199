import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LONG_PARTS, partsNamed, partsReachedBy } from './longParts.ts';

const namesOf = (parts: typeof LONG_PARTS): readonly string[] => parts.map(({ name }) => name);

describe('the parts of test:long', () => {
  it('name files that exist', () => {
    const files = LONG_PARTS.flatMap(({ commands }) => commands.flat()).filter((word) => word.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(15);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('are chosen by their names', () => {
    expect(namesOf(partsNamed(['walks', 'maths']))).toEqual(['maths', 'walks']);
    expect(partsNamed([])).toEqual(LONG_PARTS);
    expect(() => partsNamed(['walk'])).toThrow('"walk" is no part: conformance, kills');
  });

  it.each([
    [['games/maths/lines.ts'], ['maths']],
    [
      ['domain/chat/send.ts', 'service/conformance.test.ts', 'service/main.ts'],
      ['conformance', 'kills', 'rounds', 'walks', 'deploy'],
    ],
    [
      ['ui/layout/Stack.tsx', 'stories/ui/Stack.stories.tsx'],
      ['package', 'pictures'],
    ],
    [['docs/scaling.md'], []],
  ])('are chosen by what a change reaches: %j', (reached, names) => {
    expect(namesOf(partsReachedBy(reached))).toEqual(names);
  });
});
