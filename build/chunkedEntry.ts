import type { Plugin } from 'vite';

/** The page's own script, as the build writes it. */
const OWN = /<script type="module"([^>]*) src="([^"]*)"([^>]*)><\/script>/;

/** The file that holds a group: `react-C0ffee.js`. */
const fileOf = (group: string): RegExp =>
  new RegExp(`<link rel="modulepreload"[^>]* href="([^"]*/${group}-[^"/]+\\.js)"`);

/**
 * Has the browser run what the first page is built upon piece by piece: the page's own script would evaluate all of it in one go; on a
 * telephone that is a third of a second in which it answers nobody. As scripts of their own they would not do: those that are complete
 * at the same moment are evaluated by whichever imports them all.
 *
 * A document that contains the content of its page (`data-content`) is painted before its code is requested, its largest picture included:
 * style and pictures get the whole line.
 *
 * @param groups what each piece is called, what others are built upon first
 */
export function chunkedEntry(groups: readonly string[]): Plugin {
  return {
    name: 'menagerie:own-tasks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page) {
        const [own, before = '', entry = '', after = ''] = OWN.exec(page) ?? [];
        if (own === undefined) return page;
        const pieces = groups.flatMap((group) => fileOf(group).exec(page)?.[1] ?? []);
        const attributes = `${before}${after}`.replace(/ (?:async|crossorigin)(?:="[^"]*")?/g, '');
        const start = `if ('content' in document.documentElement.dataset) {
        const painted = new Promise((done) => {
          new PerformanceObserver((list) => {
            if (list.getEntriesByName('first-contentful-paint').length > 0) done();
          }).observe({ type: 'paint', buffered: true });
        });
        const pictures = [...document.querySelectorAll('#first img[fetchpriority="high"]')];
        const shown = painted.then(() => Promise.allSettled(pictures.map((picture) => picture.decode())));
        await Promise.race([shown, new Promise((done) => setTimeout(done, document.hidden ? 0 : 1500))]);
        for (const link of document.querySelectorAll('link[data-rel]')) link.rel = link.dataset.rel;
      }
      for (const piece of ${JSON.stringify([...pieces, entry])}) {
        await import(piece);
        await new Promise((next) => setTimeout(next));
      }`;
        // The first screen is in the page: its style and pictures go first.
        const quiet = page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
        return quiet.replace(
          own,
          `<link rel="modulepreload" fetchpriority="low"${before} href="${entry}"${after}>
    <script type="module" async${attributes}>
      ${start}
    </script>`,
        );
      },
    },
  };
}
