import preview from '../../.storybook/preview.tsx';
import { checkStories } from './checks.ts';
import { composeLibrary, type StoryModules } from './composedStories.ts';

// The overviews and the components from A to C. Vitest gives each file a page of its own. Pages wait for frames, so three of them keep two processors busy.
const modules: StoryModules = import.meta.glob(['../ui/[A-C]*.stories.tsx', '../overview/*.stories.tsx'], {
  eager: true,
});
checkStories(composeLibrary(preview, modules));
