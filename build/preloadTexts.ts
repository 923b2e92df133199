import type { HtmlTagDescriptor, Plugin } from 'vite';

const CATALOGUE = /\/locales\/compiled\/(\w+)\.json$/;

/**
 * Has the page ask for its language's texts with its first script, and not after it: on a phone's network that is a round
 * trip. The page gets a link a language; the service leaves in the one that it answers in.
 */
export function preloadTexts(): Plugin {
  return {
    name: 'menagerie:preload-texts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }): HtmlTagDescriptor[] =>
        Object.values(bundle).flatMap((file) => {
          const locale = file.type === 'chunk' ? CATALOGUE.exec(file.facadeModuleId ?? '')?.[1] : undefined;
          if (locale === undefined) return [];
          const attrs = {
            rel: 'modulepreload',
            crossorigin: true,
            fetchpriority: 'low',
            href: `/${file.fileName}`,
            'data-locale': locale,
          };
          return [{ tag: 'link', attrs, injectTo: 'head' }];
        }),
    },
  };
}
