import { defineConfig } from 'vite';
import { interfacePlugins } from '../vite.plugins.ts';

/** Storybook reads this instead of the app's configuration, whose root and output are its own. */
export default defineConfig({ plugins: interfacePlugins({ dropDefaults: false }) });
