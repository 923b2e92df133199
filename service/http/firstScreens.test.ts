import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFirstScreens } from './firstScreens.ts';

let folder: string;
const put = (file: string, markup: string): Promise<void> => writeFile(join(folder, 'firstScreen', file), markup);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-screens-'));
  await mkdir(join(folder, 'firstScreen'));
});
afterEach(() => rm(folder, { recursive: true }));

it('returns the lobby by brand, language and whether the browser has a session', async () => {
  await put('lobby.owl.vi_vn.in.html', 'in');
  await put('lobby.owl.vi_vn.out.html', 'out');
  const firstScreen = readFirstScreens(folder);
  expect(firstScreen('/', 'owl', 'vi_vn', true)).toEqual({ markup: 'in', hasContent: true });
  expect(firstScreen('/play-game/m', 'owl', 'vi_vn', false)).toEqual({ markup: 'out', hasContent: true });
});

it('puts the content of a page between the bars', async () => {
  await put('site.owl.vi_vn.in.html', '<main>__CONTENT__</main>');
  await put('content.support-terms.owl.vi_vn.html', 'costs $& nothing');
  const firstScreen = readFirstScreens(folder);
  expect(firstScreen('/support/terms', 'owl', 'vi_vn', true)).toEqual({
    markup: '<main>costs $& nothing</main>',
    hasContent: true,
  });
  expect(firstScreen('/rank', 'owl', 'vi_vn', true)).toEqual({ markup: '<main></main>', hasContent: false });
  expect(firstScreen(undefined, 'owl', 'vi_vn', true)).toEqual({ markup: '<main></main>', hasContent: false });
});

it('returns only the content of a page without bars', async () => {
  await put('content.landingPage.owl.vi_vn.html', 'come in');
  const firstScreen = readFirstScreens(folder);
  expect(firstScreen('/landingPage', 'owl', 'vi_vn', false)).toEqual({ markup: 'come in', hasContent: true });
  expect(firstScreen('/signIn', 'owl', 'vi_vn', false)).toEqual({ markup: '', hasContent: false });
});

it('frames the content that the service drew for a page without bars, and puts other content between them', async () => {
  await put('site.owl.vi_vn.out.html', '<main>__CONTENT__</main>');
  const firstScreen = readFirstScreens(folder);
  expect(firstScreen('/signIn', 'owl', 'vi_vn', false, '<p>in</p>').markup).toContain(
    'id="first" inert><p>in</p></div>',
  );
  expect(firstScreen('/rank', 'owl', 'vi_vn', false, '<p>in</p>').markup).toBe('<main><p>in</p></main>');
});

it('returns no markup for a brand that is newer than the build', () => {
  const firstScreen = readFirstScreens(folder);
  for (const path of ['/', '/support/terms', '/landingPage', undefined] as const)
    expect(firstScreen(path, 'koala', 'zh_tw', false)).toEqual({ markup: '', hasContent: false });
});

it('returns no markup if the build wrote none', async () => {
  await rm(join(folder, 'firstScreen'), { recursive: true });
  expect(readFirstScreens(folder)('/', 'owl', 'zh_tw', false)).toEqual({ markup: '', hasContent: false });
});
