import preview from '../../.storybook/preview.tsx';
import { checkStories } from './checks.ts';
import { composeLibrary, type StoryModules } from './composedStories.ts';

// The components from I to Z. Vitest gives each file a page of its own, and each of two processors runs one.
const modules: StoryModules = import.meta.glob('../ui/[I-Z]*.stories.tsx', { eager: true });
checkStories(composeLibrary(preview, modules));
