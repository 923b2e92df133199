import type { VitePWAOptions } from 'vite-plugin-pwa';
import { answerPage } from './answerPage.ts';

/**
 * Options of the worker. It caches all files of a build, and pages as `answerPage` describes. It never caches answers of the interface.
 * Each brand has its own manifest (`scripts/brands/manifest.ts`).
 * @param enabled false in mock mode, which uses another worker
 */
export const pwaOptions = (enabled: boolean): Partial<VitePWAOptions> => ({
  disable: !enabled,
  registerType: 'prompt',
  injectRegister: false,
  manifest: false,
  workbox: {
    globPatterns: ['assets/**/*.{js,css}', 'offline.{html,css,js}'],
    // Long texts exist in three languages, so the worker caches them at their first use. LINE's own browser has no such worker.
    globIgnores: ['assets/content/**', 'assets/*{l,L}iff*.js'],
    // The page in the build is a template that the service fills.
    navigateFallback: null,
    cleanupOutdatedCaches: true,
    // The worker controls the first page at once, so files that this page fetches later are available offline too.
    clientsClaim: true,
    runtimeCaching: [
      {
        // The worker contains this function as text, so the function uses nothing outside itself. It skips paths that the service answers
        // itself.
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin &&
          request.mode === 'navigate' &&
          !/^\/(api|dev|docs|ws|healthz|readyz|metrics)(\/|$)/.test(url.pathname),
        handler: answerPage,
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/content/'),
        handler: 'CacheFirst',
        options: { cacheName: 'texts', expiration: { maxEntries: 100 }, cacheableResponse: { statuses: [200] } },
      },
      {
        // A waiting worker has cached the files of its build already, and the service's page belongs to that build, so this worker looks in
        // all caches.
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/(art|brands|fonts|sounds)\//.test(url.pathname),
        handler: 'StaleWhileRevalidate',
        options: { cacheName: 'pictures', expiration: { maxEntries: 300 }, cacheableResponse: { statuses: [200] } },
      },
    ],
  },
});
