import type { ProxyOptions } from 'vite';
import { isServicePath } from '#service/http/servicePaths.ts';

const DEFAULT_PORT = 8787;

/**
 * Makes the proxy of a development server in front of a local service. It forwards paths that the service answers itself, calls and
 * sockets. The development server answers pages and files of the app.
 * @param port the `PORT` of the service's environment
 * @throws Error if it is no port
 */
export function serviceProxy(port: string | undefined): Record<string, ProxyOptions> {
  const chosen = port === undefined || port === '' ? DEFAULT_PORT : Number(port);
  if (!Number.isInteger(chosen) || chosen < 1 || chosen > 65_535) throw new Error(`PORT ${port} is no port`);
  return {
    '^/': {
      target: `http://127.0.0.1:${chosen}`,
      ws: true,
      // Vite answers the returned address itself.
      bypass: ({ url = '/' }) => (isServicePath(url.split('?', 1)[0] ?? '') ? undefined : url),
    },
  };
}
