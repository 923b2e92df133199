import preview from '../../.storybook/preview.tsx';
import { checkStories } from './checks.ts';
import { composeLibrary } from './composedStories.ts';

// Half of the library: Vitest gives each file a page of its own, and a machine has two cores at least.
checkStories(composeLibrary(preview), 0, 2);
