import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Brand } from '#protocol/brands.ts';
import generated from '#protocol/generated/brands.json' with { type: 'json' };
import generatedFiles from '#ui/generated/brandFiles.json' with { type: 'json' };
import { variableOf } from '#ui/theme/paths.ts';
import { DocumentHead } from '#features/base/head/index.ts';
import { renderWithProviders } from '#features/testing/renderWithProviders.tsx';
import { BrandFiles, draftFrom } from '../draft/draft.ts';
import { exportBrand, zipBrand } from '../draft/exportBrand.ts';
import { DRAFT_BRAND } from '../draft/themeOf.ts';
import { StudioPage } from './StudioPage.tsx';

const brands = z.array(Brand).parse(generated);
const files = BrandFiles.parse(generatedFiles);
const owlBrand = (): Brand => {
  const owl = brands.find(({ ID }) => ID === 'owl');
  if (!owl) throw new Error('no owl');
  return owl;
};
/** The requested languages of previews. */
const shownIn: string[] = [];
const previewIn = (locale: string): string => {
  shownIn.push(locale);
  return 'about:blank';
};
const open = async (existing: readonly Brand[] = brands) => {
  await renderWithProviders(
    <>
      <DocumentHead />
      <StudioPage brands={existing} files={files} screens={[{ id: 'lobby', name: '遊戲大廳', src: previewIn }]} />
    </>,
  );
};
const colour = (name: string) => screen.getByRole('textbox', { name });
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.paste(text);
};
const search = async (label: string, text: string, option: string | RegExp) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.paste(text);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
/** The value of a variable on the draft's samples. */
const drawn = (variable: string) => {
  const sample = document.createElement('div');
  sample.dataset['brand'] = DRAFT_BRAND;
  document.body.append(sample);
  const value = getComputedStyle(sample).getPropertyValue(variable);
  sample.remove();
  return value;
};

// The whole page derives a theme at every step, so it gets a long timeout.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 120_000 });

/** jsdom has no layout, so no element changes its size. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('ResizeObserver', StillObserver);
  localStorage.clear();
  shownIn.length = 0;
  window.location.hash = '';
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.scrollIntoView = () => undefined;
});

test('has its name in the title', async () => {
  await open();
  await waitFor(() => expect(document.title).toMatch(/^品牌工作室 · /));
});

test('a seed changes the theme immediately, and undo and redo work by button and by keys', async () => {
  await open();
  expect(screen.getByRole('button', { name: /^復原/ })).toBeDisabled();
  await write(colour('主色'), '3be477');
  await waitFor(() => expect(drawn(variableOf('color.primary'))).toBe('#3be477'));
  await userEvent.click(screen.getByRole('button', { name: /^復原/ }));
  await waitFor(() => expect(drawn(variableOf('color.primary'))).toBe('#7fb4ff'));
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await waitFor(() => expect(drawn(variableOf('color.primary'))).toBe('#3be477'));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(colour('主色')).toHaveValue('#7fb4ff'));
});

test('an invalid colour is refused beside its field and changes nothing', async () => {
  await open();
  await write(colour('底色'), '#12zz');
  expect(colour('底色')).toBeInvalid();
  expect(drawn(variableOf('color.ground'))).toBe('#12161d');
});

test('another scheme inverts the ground, so that text stays readable', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: '淺色' }));
  await userEvent.click(screen.getByRole('tab', { name: /對比/ }));
  expect(await screen.findByText(/全部合格/)).toBeVisible();
});

test('an unreadable override is counted, named with its ratio, and repaired by one press', async () => {
  await open();
  await userEvent.click(screen.getByRole('tab', { name: /覆寫/ }));
  await search('樣式變數', 'color.faint', /^淡色小字/);
  await write(screen.getByRole('textbox', { name: '值' }), '444b55');
  await userEvent.click(screen.getByRole('tab', { name: /對比.*組不合格/ }));
  // The report names it once, although it is on five grounds.
  const row = screen.getByRole('row', { name: /頁面底色、.*輸入欄上的淡色小字/ });
  expect(screen.getAllByRole('row', { name: /上的淡色小字/ })).toEqual([row]);
  expect(row).toHaveTextContent(/[12]\.\d\d:1/);
  await userEvent.click(within(row).getByRole('button', { name: /^改用 #/ }));
  expect(await screen.findByText(/全部合格/)).toBeVisible();
});

test('overrides a part of a component alone', async () => {
  await open();
  await userEvent.click(screen.getByRole('tab', { name: /覆寫/ }));
  await search('樣式變數', 'radius.pill', 'radius.pill');
  await search('元件部位', 'button-face', /^button-face/);
  await write(screen.getByRole('textbox', { name: '值' }), '2px}');
  expect(screen.getByRole('textbox', { name: '值' })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: '值' })).toHaveAccessibleDescription(/只能寫一個 CSS 值/);
  await write(screen.getByRole('textbox', { name: '值' }), '2px');
  await userEvent.click(screen.getByRole('button', { name: '覆寫' }));
  const list = screen.getByRole('list', { name: '目前的覆寫' });
  expect(within(list).getByRole('listitem')).toHaveTextContent('button-face：radius.pill2px');
  expect(drawn(variableOf('radius.pill'))).toBe('999px');
  await userEvent.click(within(list).getByRole('button', { name: '移除 button-face：radius.pill' }));
  expect(within(list).queryByRole('listitem')).toBeNull();
});

test('a changed draft needs a confirmation before another replaces it, an unchanged draft does not', async () => {
  await open();
  await choose('從這裡開始', 'BETRNK');
  await waitFor(() => expect(colour('主色')).toHaveValue('#3be477'));
  await write(colour('主色'), '112233');
  await choose('從這裡開始', 'BJ188');
  const question = await screen.findByRole('alertdialog', { name: '放棄目前的草稿？' });
  await userEvent.click(within(question).getByRole('button', { name: '保留草稿' }));
  expect(colour('主色')).toHaveValue('#112233');
  await choose('從這裡開始', 'BJ188');
  await userEvent.click(await screen.findByRole('button', { name: '放棄草稿' }));
  await waitFor(() => expect(colour('主色')).toHaveValue('#da2e2b'));
});

test('the draft is there after a reload, and a link still cannot replace it unasked', async () => {
  await open();
  await write(colour('主色'), '3be477');
  window.dispatchEvent(new Event('pagehide'));
  const kept = localStorage.getItem('menagerie.studio.draft');
  expect(kept).toContain('#3be477');
  document.body.innerHTML = '';
  window.location.hash =
    '#scheme=dark&ground=101010&primary=ff0000&accent=00ff00&radius=4&numerals=system&pattern=dots';
  await open();
  expect(await screen.findByRole('alertdialog', { name: '放棄目前的草稿？' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '放棄草稿' }));
  await waitFor(() => expect(colour('主色')).toHaveValue('#ff0000'));
});

test('a wrong link is refused with a message, and the draft stays', async () => {
  window.location.hash =
    '#scheme=dark&ground=javascript:alert(1)&primary=ff0000&accent=00ff00&radius=4&numerals=system';
  await open();
  expect(await screen.findByText(/連結有誤，未套用：.*ground/)).toBeVisible();
  expect(colour('主色')).toHaveValue('#7fb4ff');
});

test('a wrong file is refused with a message, and a valid file replaces the draft', async () => {
  await open();
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!chooser) throw new Error('no field for a file');
  await userEvent.upload(chooser, new File(['<html>'], 'tokens.json', { type: 'application/json' }));
  expect((await screen.findAllByText('這不是 JSON 檔')).length).toBeGreaterThan(0);
  const broken = JSON.stringify({ seed: { ground: { type: 'color', value: 'nearly black' } } });
  await userEvent.upload(chooser, new File([broken], 'tokens.json', { type: 'application/json' }));
  expect((await screen.findAllByText(/第一個：seed\.ground，.*nearly black/)).length).toBeGreaterThan(0);
  const crab = JSON.stringify(files['crab']?.tokens);
  await userEvent.upload(chooser, new File([crab], 'tokens.json', { type: 'application/json' }));
  await waitFor(() => expect(colour('主色')).toHaveValue('#ff6b4a'));
});

test('an exported archive is imported whole, and left-out files are listed with reasons', async () => {
  const owl = owlBrand();
  const handed = exportBrand({ ...draftFrom(owl, files), ID: 'koala', Name: { ...owl.Name, zh_tw: '無尾熊' } }, []);
  if ('problems' in handed) throw new Error(JSON.stringify(handed.problems));
  const archive = async (change: Readonly<Record<string, string>>) =>
    new File([await zipBrand('koala', { ...handed.files, ...change })], 'koala.zip', { type: 'application/zip' });
  await open();
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!chooser) throw new Error('no field for a file');

  const wrong = (handed.files['brand.json'] ?? '').replace('"wideStart"', '"tall"').replace('"wideEnd"', '"tall"');
  await userEvent.upload(chooser, await archive({ 'brand.json': wrong }));
  expect((await screen.findAllByText(/第一處：brand\.json Lobby\.Spotlight，只能是 wideStart/)).length).toBeGreaterThan(
    0,
  );

  await userEvent.upload(chooser, await archive({ 'notes.docx': 'x' }));
  expect(await screen.findByText(/已匯入 koala\.zip：樣式變數 \d+ 個.*圖檔 \d 個/)).toBeVisible();
  expect(screen.getByText('koala/notes.docx').parentElement).toHaveTextContent('品牌資料夾不收這種檔案');
  await userEvent.click(screen.getByRole('tab', { name: '品牌' }));
  expect(await screen.findByRole('textbox', { name: '品牌代號' })).toHaveValue('koala');
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByText(/已匯入/)).toBeNull();
});

test('warns that this browser has no room for the files, before and after their loss', async () => {
  const handed = exportBrand({ ...draftFrom(owlBrand(), files), ID: 'koala' }, []);
  if ('problems' in handed) throw new Error(JSON.stringify(handed.problems));
  const ofBytes = (length: number) => btoa('\u0001'.repeat(length));
  const faces: Record<string, string> = {};
  for (let at = 0; at < 5; at += 1) faces[`faces/face-${at}.woff2`] = ofBytes(400_000);
  const music = { music: '/brands/koala/sounds/theme.mp3' };
  const facts = z.record(z.string(), z.unknown()).parse(JSON.parse(handed.files['brand.json'] ?? ''));
  const archive = await zipBrand('koala', {
    ...handed.files,
    ...faces,
    'brand.json': JSON.stringify({ ...facts, Sounds: music }),
    'sounds/theme.mp3': ofBytes(2_000_000),
  });
  // The window has no database and no more room than browsers give, so the files are kept nowhere.
  await open();
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!chooser) throw new Error('no field for a file');
  await userEvent.upload(chooser, new File([archive], 'koala.zip', { type: 'application/zip' }));
  expect(await screen.findByText(/已匯入 koala\.zip/)).toBeVisible();
  await write(colour('主色'), '3be477');
  expect(await screen.findByText(/這個瀏覽器存不下這份草稿.*請先匯出品牌/)).toBeVisible();
  const left = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(left);
  expect(left.defaultPrevented).toBe(true);
  window.dispatchEvent(new Event('pagehide'));

  cleanup();
  await open();
  expect(await screen.findByText(/草稿的字體、音效與圖片沒能留在這個瀏覽器.*請重新匯入/)).toBeVisible();
  expect(colour('主色')).toHaveValue('#3be477');
});

test('a file of tokens sets its scheme, and the report says so if it has none', async () => {
  await open();
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!chooser) throw new Error('no field for a file');
  const give = async (tokens: unknown) =>
    userEvent.upload(chooser, new File([JSON.stringify(tokens)], 'tokens.json', { type: 'application/json' }));
  await give(files['win']?.tokens);
  await waitFor(() => expect(screen.getByRole('radio', { name: '淺色' })).toBeChecked());
  const { $extensions: _, ...without } = files['crab']?.tokens ?? {};
  await give(without);
  expect(await screen.findByText(/檔案沒有註明明暗/)).toBeVisible();
});

test('on a phone design, preview and contrast are shown one at a time, and rare actions are in a menu', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await open();
  const views = screen.getByRole('tablist', { name: '檢視' });
  expect(
    within(views)
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['設計', '預覽', '對比']);
  await write(colour('主色'), '3be477');
  await userEvent.click(within(views).getByRole('tab', { name: '預覽' }));
  expect(screen.getByRole('region', { name: '預覽' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: '設計' })).toHaveAttribute('data-state', 'inactive');
  await userEvent.click(within(views).getByRole('tab', { name: '對比' }));
  expect(await screen.findByText(/全部合格/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '匯入、下載與分享' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    '匯入',
    'tokens.json',
    '全部樣式變數',
    '分享',
  ]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(views).getByRole('tab', { name: '設計' }));
  expect(colour('主色')).toHaveValue('#3be477');
});

test('a draft of a brand replaces it under its id, and is a new brand under another id', async () => {
  await open();
  await choose('從這裡開始', 'BETRNK');
  await userEvent.click(screen.getByRole('tab', { name: '品牌' }));
  const id = await screen.findByRole('textbox', { name: '品牌代號' });
  await waitFor(() => expect(id).toHaveValue('betrnk'));
  expect(id).toHaveAccessibleDescription(/取代 brands\/betrnk/);
  expect(await screen.findByText(/可以匯出/)).toBeVisible();
  await write(id, 'badger');
  expect(id).toHaveAccessibleDescription('資料夾名稱');
  expect(screen.getByText(/可以匯出/)).toBeVisible();
  await write(id, 'win');
  expect(await screen.findByText('品牌代號不能使用')).toBeVisible();
});

test('shows why a brand cannot be exported', async () => {
  await open();
  await userEvent.click(screen.getByRole('tab', { name: '品牌' }));
  expect(screen.getByText(/可以匯出/)).toBeVisible();
  await write(screen.getByRole('textbox', { name: '品牌代號' }), 'owl');
  expect(await screen.findByText('品牌代號不能使用')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '品牌代號' })).toBeInvalid();
});

const openFacts = async () => {
  await userEvent.click(screen.getByRole('tab', { name: '品牌' }));
  return screen.findByRole('textbox', { name: '品牌代號' });
};

test('a new brand is exported again after a reload, although its own folder exists', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:brand', revokeObjectURL: () => undefined });
  await open();
  await write(await openFacts(), 'koala');
  await userEvent.click(screen.getByRole('button', { name: '匯出品牌' }));
  await waitFor(() => expect(localStorage.getItem('menagerie.studio.draft')).toContain('"Exported":"koala"'));
  cleanup();
  await open([...brands, { ...owlBrand(), ID: 'koala', Hosts: ['koala.example.com'] }]);
  const id = await openFacts();
  expect(id).toHaveValue('koala');
  expect(id).toHaveAccessibleDescription(/取代 brands\/koala/);
  expect(screen.getByText(/可以匯出/)).toBeVisible();
});

test('a refused export opens the tab with the reasons', async () => {
  await open();
  await write(await openFacts(), 'owl');
  await userEvent.click(screen.getByRole('tab', { name: '種子' }));
  await userEvent.click(screen.getByRole('button', { name: '匯出品牌' }));
  expect(await screen.findByText('品牌代號不能使用')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('tabpanel', { name: '品牌' })).toHaveFocus());
});

test('an imported token without a meaning is named immediately', async () => {
  await open();
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!chooser) throw new Error('no field for a file');
  const unknown = { ...files['crab']?.tokens, headline: { $type: 'color', $value: '#ffffff' } };
  await userEvent.upload(chooser, new File([JSON.stringify(unknown)], 'tokens.json', { type: 'application/json' }));
  expect(await screen.findByText(/headline：沒有這個樣式變數/)).toBeVisible();
});

test('the preview uses the chosen language, and the Studio keeps its own', async () => {
  await open();
  expect(new Set(shownIn)).toEqual(new Set(['zh_tw']));
  await choose('語言', 'Bahasa Indonesia');
  expect(shownIn.at(-1)).toBe('id_id');
  expect(screen.getByRole('region', { name: '預覽' })).toBeVisible();
});
