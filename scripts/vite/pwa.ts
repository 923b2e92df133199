import type { VitePWAOptions } from 'vite-plugin-pwa';

/**
 * The worker: files of a build are kept whole; pages come from the network while there is one, since the service writes
 * brand, language and nonce into each, else as last seen, else the offline page.
 *
 * @param enabled false in mock mode, where another worker answers the page's requests
 */
export const pwaOptions = (enabled: boolean): Partial<VitePWAOptions> => ({
  disable: !enabled,
  registerType: 'prompt',
  injectRegister: false,
  manifest: {
    name: 'Menagerie',
    short_name: 'Menagerie',
    lang: 'zh-Hant-TW',
    display: 'standalone',
    start_url: '/',
    background_color: '#1b0709',
    theme_color: '#1b0709',
    icons: [{ src: '/brands/bj188/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  },
  workbox: {
    globPatterns: ['assets/**/*.{js,css}', 'offline.{html,css}'],
    // The page in the build is a template that only the service can fill.
    navigateFallback: null,
    cleanupOutdatedCaches: true,
    runtimeCaching: [
      {
        // Written into the worker as text, so it refers to nothing outside itself. What the service answers by itself is left alone.
        urlPattern: ({ request, url, sameOrigin }) =>
          sameOrigin &&
          request.mode === 'navigate' &&
          !/^\/(api|dev|docs|ws|healthz|readyz|metrics)(\/|$)/.test(url.pathname),
        handler: 'NetworkFirst',
        options: {
          cacheName: 'pages',
          networkTimeoutSeconds: 4,
          expiration: { maxEntries: 20 },
          cacheableResponse: { statuses: [200] },
          precacheFallback: { fallbackURL: 'offline.html' },
        },
      },
      {
        urlPattern: /\/(art|brands|fonts)\/[^?]+/,
        handler: 'StaleWhileRevalidate',
        options: { cacheName: 'pictures', expiration: { maxEntries: 300 }, cacheableResponse: { statuses: [200] } },
      },
    ],
  },
});
