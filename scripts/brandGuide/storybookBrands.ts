import { join } from 'node:path';
import { createServer } from 'vite';
import { z } from 'zod';

const Preview = z.object({
  default: z.object({
    globalTypes: z.object({
      brand: z.object({ toolbar: z.object({ items: z.array(z.object({ value: z.string() })) }) }),
    }),
  }),
});

/** Returns the brands of Storybook's toolbar in a checkout, by running its preview module as Storybook's build resolves it. */
export async function storybookBrands(root: string): Promise<readonly string[]> {
  const server = await createServer({
    root,
    configFile: join(root, '.storybook/vite.config.ts'),
    cacheDir: join(root, '.vite'),
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  });
  try {
    const preview = Preview.parse(await server.ssrLoadModule('/.storybook/preview.tsx'));
    return preview.default.globalTypes.brand.toolbar.items.map(({ value }) => value);
  } finally {
    await server.close();
  }
}
