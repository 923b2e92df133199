import { expect, it } from 'vitest';
import { storiesReachedBy } from './reachedStories.ts';

const graph = new Map([
  ['stories/ui/Badge.stories.tsx', ['ui/components/badge/Badge.tsx']],
  ['stories/ui/Panel.stories.tsx', ['ui/components/panel/Panel.tsx']],
  ['stories/features/Chat.stories.tsx', ['ui/components/badge/Badge.tsx']],
  ['ui/components/panel/Panel.tsx', ['ui/components/icon/Icon.tsx']],
]);

it.each([
  ['a component', ['ui/components/badge/Badge.tsx'], ['stories/ui/Badge.stories.tsx']],
  ['a component inside another', ['ui/components/icon/Icon.tsx'], ['stories/ui/Panel.stories.tsx']],
  ['the service alone', ['service/main.ts'], []],
  ['the tokens of a brand', ['service/main.ts', 'brands/win/tokens.json'], undefined],
])('a change of %s reaches its stories', (_what, changed, reached) => {
  expect(storiesReachedBy(changed, graph)).toEqual(reached);
});
