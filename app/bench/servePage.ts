import type { Page } from 'playwright';
import type { BuiltPage } from './buildPage.ts';

/**
 * Opens a built page without a server, in a brand.
 *
 * @param origin the origin of the page, if it calls servers of other origins
 */
export async function servePage(page: Page, { files, entry }: BuiltPage, origin?: string): Promise<void> {
  const links = [...files.keys()].filter((name) => name.endsWith('.css'));
  const html = `<!doctype html><html data-brand="bj188"><head>${links.map((name) => `<link rel="stylesheet" href="/${name}">`).join('')}</head>
    <body><script type="module" src="/${entry}"></script></body></html>`;
  await page.route(origin === undefined ? '**/*' : `${origin}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const body = name === '' ? html : files.get(name);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = name === '' ? 'text/html' : name.endsWith('.css') ? 'text/css' : 'text/javascript';
    return route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) });
  });
  await page.goto(`${origin ?? 'http://bench.invalid'}/`);
}
