import preview from '../../.storybook/preview.tsx';
import { checkStories } from './checks.ts';
import { composeLibrary, type StoryModules } from './composedStories.ts';

// The overviews and the components from A to H. Vitest gives each file a page of its own, and each of two processors
// runs one.
const modules: StoryModules = import.meta.glob(['../ui/[A-H]*.stories.tsx', '../overview/*.stories.tsx'], {
  eager: true,
});
checkStories(composeLibrary(preview, modules));
