import type { VitePWAOptions } from 'vite-plugin-pwa';
import { answerPage } from './answerPage.ts';

/**
 * The worker: files of a build are kept whole, pages as `answerPage` says. What the interface answers is never kept. The manifest
 * is each brand's own (`scripts/brands/manifest.ts`).
 *
 * @param enabled false in mock mode, where another worker answers the page's requests
 */
export const pwaOptions = (enabled: boolean): Partial<VitePWAOptions> => ({
  disable: !enabled,
  registerType: 'prompt',
  injectRegister: false,
  manifest: false,
  workbox: {
    globPatterns: ['assets/**/*.{js,css}', 'offline.{html,css,js}'],
    // Long texts, every one in three languages, are kept when they are first read.
    // LINE's own browser has no such worker.
    globIgnores: ['assets/content/**', 'assets/*{l,L}iff*.js'],
    // The page in the build is a template that only the service can fill.
    navigateFallback: null,
    cleanupOutdatedCaches: true,
    // The first page is kept company at once: what it fetches later is there without a line too.
    clientsClaim: true,
    runtimeCaching: [
      {
        // Written into the worker as text, so it refers to nothing outside itself. What the service answers by itself is left alone.
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
        // Files of a build that waits are kept already, and the service's page is that build's: this worker finds them as well.
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
