import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/**
 * The plugins that every build of the interface needs: the app, its component tests and Storybook.
 *
 * @param options.dropDefaults leave the source texts out of the bundle; the compiled catalogues carry them already.
 */
export function interfacePlugins(options: { dropDefaults: boolean }): PluginOption[] {
  return [
    // First, so that it sees the descriptors before JSX is compiled away. Not flattened: the catalogues are not either.
    formatjs({ ast: true, flatten: false, removeDefaultMessage: options.dropDefaults }),
    react(),
    vanillaExtractPlugin(),
  ];
}
