import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { isQuick, sized } from '#service/bench/size.ts';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { type BuiltPage, buildSource, gzipBytes } from './buildPage.ts';
import { kib, report } from './report.ts';
import { servePage } from './servePage.ts';

// The weight and mount time of components, compared with other libraries: this script builds and runs all of them.
const RIVALS = 'scripts/bench/rivals';
const LIBRARIES = {
  radix: '@radix-ui/themes',
  mantine: '@mantine/core',
  chakra: '@chakra-ui/react',
  mui: '@mui/material',
};
type Rival = keyof typeof LIBRARIES;
const ROUNDS = sized(25, 1);
/** A quick run downloads nothing, so it compares only with installed libraries. */
const isInstalled = existsSync(`${RIVALS}/node_modules`);
const rivals = (Object.keys(LIBRARIES) as Rival[]).slice(0, isQuick && !isInstalled ? 0 : undefined);

if (rivals.length === 0) console.log('not raced, since they are not installed: the rivals');
else if (!isInstalled) {
  console.log('installing the rivals…');
  execFileSync('npm', ['ci', '--prefix', RIVALS, '--no-audit', '--no-fund'], { stdio: 'ignore' });
}

/** React is complete, as on any page, so that the result is the component's own addition. */
const react = `import * as react from 'react'; import * as dom from 'react-dom'; import * as client from 'react-dom/client';
  import * as jsx from 'react/jsx-runtime'; globalThis.page = [react, dom, client, jsx];`;
const bare = await buildSource(react);
const bytes = (page: BuiltPage): { js: number; css: number } => ({
  js: gzipBytes(page, '.js') - gzipBytes(bare, '.js'),
  css: gzipBytes(page, '.css'),
});

await weighEach();
await weighSamples();
await timeMounts();

/** Weighs each component alone on a page with React, with its lazy parts, without themes. */
async function weighEach(): Promise<void> {
  const folders = ['ui/components', 'ui/layout'];
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { withFileTypes: true }))
        .filter((entry) => entry.isDirectory() && existsSync(`${folder}/${entry.name}/index.ts`))
        .map(({ name }) => ({ name, path: `./${folder}/${name}/index.ts` })),
    ),
  );
  const weighed: { name: string; js: number; css: number }[] = [];
  for (const { name, path } of found.flat().slice(0, isQuick ? 2 : undefined)) {
    const source = `${react} import * as component from '${path}'; globalThis.component = component;`;
    weighed.push({ name, ...bytes(await buildSource(source)) });
  }
  for (const { name, js, css } of weighed.toSorted((a, b) => b.js - a.js)) {
    console.log(
      `${name.padEnd(20)} ${kib(js).toFixed(1).padStart(6)} KiB JS ${kib(css).toFixed(1).padStart(5)} KiB CSS`,
    );
  }
  const median = weighed.map(({ js }) => js).toSorted((a, b) => a - b)[Math.floor(weighed.length / 2)] ?? 0;
  report({ name: 'a component alone, JS beyond React, median', value: kib(median), unit: 'KiB gzip', atMost: 4 });
}

/** Weighs dialog, tabs, card and button on one page: JS beyond React, and CSS (ours with all brands). */
async function weighSamples(): Promise<void> {
  const weigh = async (library: string): Promise<number> => {
    const { js, css } = bytes(
      await buildSource(
        `${react} import { show } from './${RIVALS}/sample.tsx'; import { Provider, Sample } from './${RIVALS}/${library}.tsx'; show(Provider, Sample);`,
      ),
    );
    console.log(
      `${library.padEnd(20)} ${kib(js).toFixed(1).padStart(6)} KiB JS ${kib(css).toFixed(1).padStart(5)} KiB CSS`,
    );
    return js + css;
  };
  const ours = await weigh('menagerie');
  for (const rival of rivals) {
    report({
      name: `dialog + tabs + card + button, JS and CSS, against ${LIBRARIES[rival]}`,
      value: kib(ours),
      unit: 'KiB gzip',
      atMost: kib(await weigh(rival)),
    });
  }
}

declare global {
  interface Window {
    mount(kind: 'button' | 'card', count: number): number;
  }
}

/** Counts the components that are mounted, styled and laid out in a second, alternating between libraries. */
async function timeMounts(): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const libraries = ['menagerie', ...rivals];
    const pages = new Map<string, Page>();
    for (const library of libraries) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await servePage(
        page,
        await buildSource(
          `import { offer } from './${RIVALS}/mount.tsx'; import { Provider, button, card } from './${RIVALS}/${library}.tsx'; offer(Provider, button, card);`,
        ),
      );
      await page.waitForFunction(() => 'mount' in window);
      pages.set(library, page);
    }
    for (const [kind, count] of [
      ['button', 500],
      ['card', 200],
    ] as const) {
      const times = new Map(libraries.map((library) => [library, [] as number[]]));
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [library, page] of pages) {
          await page.bringToFront();
          times
            .get(library)
            ?.push(await page.evaluate(([what, many]) => window.mount(what, many), [kind, count] as const));
        }
      }
      // The fastest round measures the code, since other rounds include other work of the machine.
      const perSecond = (library: string): number =>
        Math.round((count * 1000) / Math.min(...(times.get(library) ?? [])));
      for (const rival of rivals) {
        report({
          name: `${count} ${kind}s mounted and laid out, against ${LIBRARIES[rival]}`,
          value: perSecond('menagerie'),
          unit: `${kind}s/s`,
          baseline: perSecond(rival),
          atLeast: 1,
        });
      }
    }
  } finally {
    await browser.close();
  }
}
