import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Client, createClient } from '../../base/client/index.ts';
import { PageSwitch } from '../../base/routing/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { TestPage } from '../../testing/index.ts';
import { AnnouncementPage } from './AnnouncementPage.tsx';
import { AnnouncementsPage } from './AnnouncementsPage.tsx';
import { EntryAnnouncement } from './EntryAnnouncement.tsx';
import { AnnouncementText } from './AnnouncementText.tsx';

const TOTAL = 12;
const summary = (at: number) => ({
  AnnouncementID: `a-${at}`,
  Category: at % 2 === 0 ? 'event' : 'news',
  Title: `公告 ${at}`,
  IsTop: at === 1,
  CreateTime: '2026-11-20T04:00:00.000Z',
});
const CONTENT =
  '<h3>活動辦法</h3><p>每人 <strong>一次</strong>，詳見<a href="/support/info">客服</a>。</p><ol><li>登入</li><li>領取</li></ol><script>alert(1)</script><a href="javascript:alert(1)">不要按</a>';

async function answer(input: unknown, init?: RequestInit): Promise<Response> {
  const path = new URL(String(input)).pathname;
  if (path === '/api/auth/session') return Response.json(null);
  const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
  const asked = typeof body === 'object' ? { ...body } : {};
  const result = (Result: unknown): Response => Response.json({ Code: 200, Message: '', Result });
  if (path === '/api/v1/a10t/list') {
    const all = Array.from({ length: TOTAL }, (_, at) => summary(at + 1)).filter(
      (one) => !('Category' in asked) || one.Category === asked.Category,
    );
    const page = 'Page' in asked ? Number(asked.Page) : 1;
    const perPage = 'PerPage' in asked ? Number(asked.PerPage) : 10;
    return result({ List: all.slice((page - 1) * perPage, page * perPage), Total: all.length });
  }
  const id = 'AnnouncementID' in asked ? String(asked.AnnouncementID) : '';
  if (id === 'gone') return Response.json({ Code: 300011, Message: '', Result: {} });
  return result({ ...summary(1), AnnouncementID: id, Content: CONTENT });
}

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
beforeAll(() => import('./AnnouncementPopup.tsx'));

let client: Client;
beforeEach(() => {
  localStorage.clear();
  client = createClient({ origin: 'http://localhost', fetch: answer });
});
afterEach(() => {
  cleanup();
  client.stop();
});

const open = (at: string) =>
  render(
    <TestPage at={at} client={client}>
      <PageSwitch
        pages={{
          '/announcement': <AnnouncementsPage />,
          '/announcement/:id': <AnnouncementPage />,
          '/': <EntryAnnouncement />,
        }}
      />
    </TestPage>,
  );

test('waits for the text of another language, and does not show the previous one', async () => {
  client = createClient({
    origin: 'http://localhost',
    fetch: async (input, init) =>
      typeof init?.body === 'string' && init.body.includes('vi_vn')
        ? new Promise<Response>(() => {})
        : answer(input, init),
  });
  function Vietnamese() {
    const { choose } = useLanguage();
    return (
      <button onClick={() => void choose('vi_vn')} type="button">
        Tiếng Việt
      </button>
    );
  }
  render(
    <TestPage at="/zh_tw/announcement" client={client}>
      <Vietnamese />
      <AnnouncementsPage />
    </TestPage>,
  );
  expect(await screen.findAllByText(/公告 \d/)).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Tiếng Việt' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tin mới nhất' })).toBeVisible();
  expect(screen.queryByText(/公告 \d/)).not.toBeInTheDocument();
});

test('lists ten a page with kind and day, and changes the page', async () => {
  open('/zh_tw/announcement');
  const rows = await screen.findAllByRole('link', { name: /公告 \d/ });
  expect(rows).toHaveLength(10);
  expect(rows[0]).toHaveTextContent('消息');
  expect(rows[0]).toHaveTextContent('置頂');
  expect(rows[0]).toHaveTextContent('2026/11/20');
  await userEvent.click(screen.getByRole('button', { name: '2' }));
  expect(await screen.findByRole('link', { name: /公告 12/ })).toBeVisible();
});

test('shows one kind only, and keeps it in the address', async () => {
  open('/zh_tw/announcement');
  await userEvent.click(await screen.findByRole('button', { name: '活動' }));
  await screen.findByRole('link', { name: /公告 12/ });
  expect(screen.queryByRole('link', { name: /公告 1\b/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '活動' })).toHaveAttribute('aria-pressed', 'true');
});

test('opens an announcement with its text, with known markup only', async () => {
  open('/zh_tw/announcement/a-1');
  expect(await screen.findByRole('heading', { name: '公告 1', level: 1 })).toBeVisible();
  expect(screen.getByRole('heading', { name: '活動辦法', level: 2 })).toBeVisible();
  expect(screen.getByRole('link', { name: '客服' })).toHaveAttribute('href', '/support/info');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['登入', '領取']);
  expect(screen.queryByRole('link', { name: '不要按' })).not.toBeInTheDocument();
  expect(document.querySelector('article script')).toBeNull();
});

const picture = (src: string, alt = 'x'): string => `<img alt="${alt}" src="${src}">`;

test('lazily shows pictures of the same origin between the texts', () => {
  render(
    <AnnouncementText
      html={`<p>before${picture('/art/a.avif', '秋季活動')}after</p><a href="/store">${picture(`${window.location.origin}/art/b.avif`, '首購雙倍')}</a>`}
    />,
  );
  const shown = screen.getByRole('img', { name: '秋季活動' });
  expect(shown).toHaveAttribute('src', '/art/a.avif');
  expect(shown).toHaveAttribute('loading', 'lazy');
  expect(screen.getByText('before').compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('after').compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(screen.getByRole('link', { name: '首購雙倍' })).toHaveAttribute('href', '/store');
  expect(screen.getByRole('img', { name: '首購雙倍' })).toHaveAttribute('src', '/art/b.avif');
});

test.each([
  'https://e.example/a.png',
  '//e.example/a.png',
  '/\\e.example/a.png',
  'http://localhost.e.example/a.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '/%2e%2e/%2f%2fe.example',
])('shows no picture from %s, and keeps its text', (src) => {
  render(<AnnouncementText html={`<p>words ${picture(src).replace('>', ' onerror="alert(1)">')}</p>`} />);
  expect(screen.getByText('words')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('shows that an announcement was withdrawn, and leads to the others', async () => {
  open('/zh_tw/announcement/gone');
  expect(await screen.findByText('找不到這則公告')).toBeVisible();
  expect(screen.getByRole('link', { name: '所有消息' })).toHaveAttribute('href', '/zh_tw/announcement');
});

test('opens the pinned announcement on entry, and not again on the same day once it was closed', async () => {
  const first = open('/');
  const popup = await screen.findByRole('dialog', { name: '公告 1' });
  expect(popup).toHaveTextContent('每人 一次');
  await userEvent.click(within(popup).getByRole('button', { name: '知道了' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  first.unmount();

  open('/');
  // The list of a later visit opens immediately, without this announcement.
  await expect(screen.findByRole('dialog', undefined, { timeout: 500 })).rejects.toThrow('Unable to find role');
  const kept = localStorage.getItem('menagerie.announcementSeen') ?? '';
  cleanup();
  localStorage.setItem('menagerie.announcementSeen', kept.replace(/\d{4}-\d\d-\d\d/, '2026-01-01'));
  open('/');
  const again = await screen.findByRole('dialog', { name: '公告 1' });
  await userEvent.click(within(again).getByRole('checkbox', { name: '不再顯示這則公告' }));
  await userEvent.click(within(again).getByRole('button', { name: '知道了' }));
  expect(JSON.parse(localStorage.getItem('menagerie.announcementSeen') ?? '{}')).toEqual({ ID: 'a-1', Day: '' });
});

test.each([
  ['refused', () => Promise.resolve(Response.json({ Code: 300003, Message: '', Result: {} })), '沒有載入成功'],
  ['answered with a status of 500', () => Promise.resolve(new Response('no', { status: 500 })), '目前沒有連線'],
  ['unreachable', () => Promise.reject(new TypeError('offline')), '目前沒有連線'],
])('shows that a list is %s, keeps its kinds, and reads it again', async (_, fail, words) => {
  let works = false;
  client = createClient({ origin: 'http://localhost', fetch: (...asked) => (works ? answer(...asked) : fail()) });
  open('/zh_tw/announcement');
  expect(await screen.findByText(words, {}, { timeout: 15_000 })).toBeVisible();
  expect(screen.getByRole('button', { name: '活動' })).toBeVisible();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('link', { name: /公告 1$/u })).toBeVisible();
});
