import { expect, test } from 'vitest';
import { type Gap, gapsOf, readSources } from './featureGaps.ts';

/** Features without their own test or story, and the reasons. A new feature needs a test and a story. */
const REASONS: readonly {
  readonly lacks: Gap['lacks'];
  readonly because: string;
  readonly features: readonly string[];
}[] = [
  {
    lacks: 'a test',
    because: 'a part of other features, whose tests use it by its role and name',
    features: [
      'base/head',
      'shared/codes',
      'shared/confirm',
      'shared/conversation',
      'shared/credentials',
      'shared/dialogs',
      'shared/gift-password',
      'shared/own-club',
      'shared/places',
      'shared/providers',
      'shared/races',
      'shared/rewards',
      'shared/search',
    ],
  },
  {
    lacks: 'a story',
    because: 'a part of other features, whose stories show it',
    features: [
      'base/errors',
      'base/player-face',
      'shared/amount',
      'shared/codes',
      'shared/confirm',
      'shared/credentials',
      'shared/dialogs',
      'shared/gift-password',
      'shared/places',
      'shared/providers',
      'shared/search',
    ],
  },
  {
    lacks: 'a story',
    because: 'draws nothing by itself: a title, a number on an entrance, a guard, the order of overlays, sounds',
    features: ['base/head', 'base/leave-guard', 'base/overlays', 'shared/badges', 'shared/sounds'],
  },
  {
    lacks: 'a story',
    because: 'whole pages and gates, which the e2e tests of pages open in every brand and language',
    features: ['screens/announcement', 'shared/age-gate'],
  },
];

const nameOf = ({ feature, lacks }: Gap): string => `${feature} has not ${lacks}`;

test('every feature has a test beside it and a story, or a listed reason', async () => {
  const gaps = await readSources(process.cwd()).then(gapsOf);
  expect(gaps.map(nameOf).toSorted()).toEqual(
    REASONS.flatMap(({ features, lacks }) =>
      features.map((feature) => nameOf({ feature: `features/${feature}`, lacks })),
    ).toSorted(),
  );
});

test('reports a new feature without a test and a story; a feature that draws nothing needs no story', () => {
  const planted = [
    'features/screens/raffle/index.ts',
    'features/screens/raffle/RafflePage.tsx',
    'features/base/dice/index.ts',
  ];
  expect(gapsOf(planted.map((path) => ({ path, text: '' })))).toEqual([
    { feature: 'features/screens/raffle', lacks: 'a test' },
    { feature: 'features/screens/raffle', lacks: 'a story' },
    { feature: 'features/base/dice', lacks: 'a test' },
  ]);
});

test('accepts a test beside the feature and a story that imports it', () => {
  const story = {
    path: 'stories/features/Raffle.stories.tsx',
    text: "import { Raffle } from '#features/screens/raffle/index.ts';",
  };
  const own = ['features/screens/raffle/Raffle.tsx', 'features/screens/raffle/page/Raffle.test.tsx'];
  expect(gapsOf([story, ...own.map((path) => ({ path, text: '' }))])).toEqual([]);
});
