import type { HtmlTagDescriptor, Plugin } from 'vite';

const CATALOGUE = /\/locales\/compiled\/(\w+)\.json$/;

/**
 * Preloads the texts of the page's language together with the first script. That saves a round trip on a mobile network. The page has a
 * link for each language, and the service keeps only the link of its answer's language.
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
