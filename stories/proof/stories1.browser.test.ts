import preview from '../../.storybook/preview.tsx';
import { proveStories } from './battery.ts';
import { composeLibrary } from './standing.ts';

// Half of the library: Vitest gives each file a page of its own, and a machine has two cores at least.
proveStories(composeLibrary(preview), 0, 2);
