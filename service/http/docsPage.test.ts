import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { requestAs } from '../testing/requestAs.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';

let service: TestService;
const start = async (changes: Parameters<typeof startMemoryService>[0] = {}): Promise<void> => {
  service = await startMemoryService(changes);
};
afterEach(() => service.stop());
const get = (path: string, headers: Record<string, string> = {}) => requestAs(service.port, path, headers);

it('is made once for all requests', async () => {
  const docsFolder = mkdtempSync(join(tmpdir(), 'menagerie-docs-'));
  const examples = (text: string): void =>
    writeFileSync(
      join(docsFolder, 'examples.json'),
      JSON.stringify({ sendPublicMessage: { Request: text, Answer: '' } }),
    );
  examples('the first');
  await start({ docsFolder });
  const pages = await Promise.all(Array.from({ length: 5 }, () => get('/docs')));
  examples('the second');
  pages.push(await get('/docs'));
  const [first] = pages;
  expect(first?.body.toString()).toContain('the first');
  expect(pages.filter(({ body }) => first?.body.equals(body))).toHaveLength(6);
  rmSync(docsFolder, { recursive: true });
});

it('is compressed for clients that accept it', async () => {
  await start();
  const plain = (await get('/docs')).body;
  const br = await get('/docs', { 'accept-encoding': 'br, gzip' });
  const gzip = await get('/docs', { 'accept-encoding': 'gzip' });
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(br.headers.vary).toContain('Accept-Encoding');
  expect(brotliDecompressSync(br.body).equals(plain)).toBe(true);
  expect(gunzipSync(gzip.body).equals(plain)).toBe(true);
  expect(br.body.length).toBeLessThan(plain.length / 5);
});

it('is not sent again to a client with the current version', async () => {
  await start();
  const { headers } = await get('/docs');
  const again = await get('/docs', { 'if-none-match': headers.etag ?? 'none' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await get('/docs', { 'if-none-match': '"another"' })).status).toBe(200);
});

it('has its own style and script, which its policy allows', async () => {
  await start();
  const page = (await get('/docs')).body.toString();
  expect(page).not.toMatch(/<style|<script(?! src)|nonce=/);
  const linked = [...page.matchAll(/(?:<script src|<link rel="stylesheet" href)="([^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  expect(linked).toEqual(['/docs/style.css', '/docs/try.js']);
  for (const path of linked) expect([path, (await get(path)).status]).toEqual([path, 200]);
});

it('offers the generated references, also compressed', async () => {
  const docsFolder = mkdtempSync(join(tmpdir(), 'menagerie-docs-'));
  writeFileSync(join(docsFolder, 'openapi.json'), '{"openapi":"3.1.0"}');
  await start({ docsFolder });
  expect((await get('/docs')).body.toString()).toContain('href="/docs/openapi.json"');
  const file = await get('/docs/openapi.json', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(file.body).toString()).toBe('{"openapi":"3.1.0"}');
  expect(file.headers['content-type']).toContain('json');
  rmSync(docsFolder, { recursive: true });
});

it.each(['/docs', '/docs/openapi.json', '/docs/style.css'])('is a 404 if it is not switched on: %s', async (path) => {
  await start({ devTools: false, docs: false });
  expect((await get(path)).status).toBe(404);
});

it('shows no development tools and no calls to try if only the docs are switched on', async () => {
  await start({ devTools: false, docs: true });
  const page = (await get('/docs')).body.toString();
  expect(page).toContain('sendPublicMessage');
  expect(page).not.toMatch(/\/dev\/|data-try|<script/);
  expect((await get('/docs/try.js')).status).toBe(404);
});
