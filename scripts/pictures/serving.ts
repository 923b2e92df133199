import { type InlineConfig, preview } from 'vite';

/** Serves a build on this machine during an action. */
export async function serving(port: number, config: InlineConfig, act: () => Promise<void>): Promise<void> {
  const server = await preview({
    logLevel: 'error',
    preview: { host: '127.0.0.1', port, strictPort: true },
    ...config,
  });
  try {
    await act();
  } finally {
    await server.close();
  }
}
