import preview from '../../.storybook/preview.tsx';
import { checkStories } from './checks.ts';
import { composeLibrary } from './composedStories.ts';

// A third of the library: Vitest gives each file a page of its own, and a page waits for its pictures half of the time.
checkStories(composeLibrary(preview), 1, 3);
