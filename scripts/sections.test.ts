import { expect, test } from 'vitest';
import { type Lack, lacksOf, readSources } from './sections.ts';

/** Sections that need no test or no story of their own, and why. A new one gets both. */
const REASONS: readonly {
  readonly lacks: Lack['lacks'];
  readonly because: string;
  readonly sections: readonly string[];
}[] = [
  {
    lacks: 'a test',
    because: 'a piece of other sections, whose tests use it by its role and name',
    sections: ['codes', 'credentials', 'gift-password', 'head', 'providers', 'rewards'],
  },
  {
    lacks: 'a story',
    because: 'a piece of other sections, which their stories show',
    sections: ['amount', 'codes', 'credentials', 'errors', 'gift-password', 'providers'],
  },
  {
    lacks: 'a story',
    because: 'draws nothing by itself: a title, a number on an entrance, a guard, what is on top, sounds',
    sections: ['badges', 'head', 'leave-guard', 'overlays', 'sounds'],
  },
  {
    lacks: 'a story',
    because: 'whole pages and gates, which the end-to-end tests of pages open in every brand and language',
    sections: ['age-gate', 'announcement', 'friends', 'play'],
  },
];

const nameOf = ({ section, lacks }: Lack): string => `features/${section} has not ${lacks}`;

test('every section has a test beside it and a story, but those with a reason', async () => {
  const lacks = await readSources(process.cwd()).then(lacksOf);
  expect(lacks.map(nameOf).toSorted()).toEqual(
    REASONS.flatMap(({ sections, lacks: what }) =>
      sections.map((section) => nameOf({ section, lacks: what })),
    ).toSorted(),
  );
});

test('a new section without either is named twice; one that draws nothing needs no story', () => {
  const planted = ['features/raffle/index.ts', 'features/raffle/RafflePage.tsx', 'features/dice/index.ts'];
  expect(lacksOf(planted.map((path) => ({ path, text: '' })))).toEqual([
    { section: 'raffle', lacks: 'a test' },
    { section: 'raffle', lacks: 'a story' },
    { section: 'dice', lacks: 'a test' },
  ]);
});

test('a test beside it and a story that imports it are enough', () => {
  const story = {
    path: 'stories/features/Raffle.stories.tsx',
    text: "import { Raffle } from '#features/raffle/index.ts';",
  };
  const own = ['features/raffle/Raffle.tsx', 'features/raffle/page/Raffle.test.tsx'];
  expect(lacksOf([story, ...own.map((path) => ({ path, text: '' }))])).toEqual([]);
});
