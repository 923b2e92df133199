import type { Plugin } from 'vite';

/** Matches the page's own script as the build writes it. */
const OWN = /<script type="module"([^>]*) src="([^"]*)"([^>]*)><\/script>/;

/** Matches the file of a group: `react-C0ffee.js`. */
const fileOf = (group: string): RegExp =>
  new RegExp(`<link rel="modulepreload"[^>]* href="([^"]*/${group}-[^"/]+\\.js)"`);

/**
 * Splits the first page's code into groups that the browser evaluates one after another. A phone needs a third of a second to evaluate all
 * of it at once, and the page does not respond meanwhile. Separate script elements do not help, because the browser evaluates all complete
 * scripts together when a script imports them.
 *
 * A document that contains the content of its page (`data-content`) is painted before its code is requested. Its styles and pictures then
 * have the whole connection: the code waits for the largest picture in view, and for those that the page requests first.
 * @param groups names of the groups; a group comes before the groups that import it
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
        const areaOf = (picture) => {
          const { top, width, height } = picture.getBoundingClientRect();
          return top < innerHeight ? width * height : 0;
        };
        const all = [...document.querySelectorAll('#first img')];
        const largest = all.reduce((one, other) => (one && areaOf(one) >= areaOf(other) ? one : other), undefined);
        const pictures = all.filter((picture) => picture === largest || picture.fetchPriority === 'high');
        const shown = painted.then(() => Promise.allSettled(pictures.map((picture) => picture.decode())));
        await Promise.race([shown, new Promise((done) => setTimeout(done, document.hidden ? 0 : 1500))]);
        for (const link of document.querySelectorAll('link[data-rel]')) link.rel = link.dataset.rel;
      }
      for (const piece of ${JSON.stringify([...pieces, entry])}) {
        await import(piece);
        await new Promise((next) => setTimeout(next));
      }`;
        // The document contains the first screen, so styles and pictures load first.
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
