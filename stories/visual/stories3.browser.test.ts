import preview from '../../.storybook/preview.tsx';
import { checkStories } from './checks.ts';
import { composeLibrary, type StoryModules } from './composedStories.ts';

// The components from Q to Z. Vitest gives each file a page of its own. Pages wait for frames, so three of them keep two processors busy.
const modules: StoryModules = import.meta.glob('../ui/[Q-Z]*.stories.tsx', { eager: true });
checkStories(composeLibrary(preview, modules));
