import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { PluginOption } from 'vite';
import { contentTexts } from './build/content/contentTexts.ts';

const checkout = fileURLToPath(new URL('.', import.meta.url));

/**
 * The plugins that every build of the interface needs: the app, its component tests and Storybook.
 *
 * @param options.nameText what the build calls a message instead of its id
 * @param options.dropDefaults leave the source texts out of the bundle; the compiled catalogues carry them already.
 */
export function interfacePlugins(options: {
  dropDefaults: boolean;
  nameText?: ((id: string) => string) | undefined;
}): PluginOption[] {
  const { nameText } = options;
  const named = nameText && { overrideIdFn: (id: string | undefined): string => nameText(id ?? '') };
  return [
    // First, so that it sees the descriptors before JSX is compiled away. Not flattened: the catalogues are not either.
    formatjs({ ast: true, flatten: false, removeDefaultMessage: options.dropDefaults, ...named }),
    react(),
    vanillaExtractPlugin(),
    contentTexts(checkout),
  ];
}
