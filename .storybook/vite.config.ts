import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { gamesFrame } from '../build/gamesFrame.ts';
import { interfacePlugins } from '../vite.plugins.ts';

const checkout = fileURLToPath(new URL('..', import.meta.url));

/** Storybook reads this instead of the app's configuration, whose root and output are its own. */
export default defineConfig({ plugins: [...interfacePlugins({ dropDefaults: false }), gamesFrame(checkout)] });
