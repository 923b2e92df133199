import { act, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { PageSwitch } from '../../base/routing/index.ts';
import { ownPersonal } from '../../base/settings/index.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER } from '../../testing/testBackend.ts';
import { faultOf } from './form/checkField.ts';
import { FormField } from './contentPage.ts';
import { DownloadPage } from './pages/DownloadPage.tsx';
import { DocumentPage } from './pages/DocumentPage.tsx';
import { LandingPage } from './pages/LandingPage.tsx';
import { PwaPage } from './pages/PwaPage.tsx';
import { QuestionsPage } from './pages/QuestionsPage.tsx';
import { ResponsePage } from './pages/ResponsePage.tsx';
import { platformOf } from './pwa/platform.ts';
import { ContentPage } from './text/ContentPage.tsx';
import { LONG } from '../../testing/long.ts';

// Texts are compiled when a test first reads them, which takes a long time.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  stubMeasures();
  localStorage.clear();
  sessionStorage.clear();
});

const documents = <PageSwitch pages={{ '/support/document/:number': <DocumentPage /> }} />;

test('shows a text under its title with the brand’s name in it', async () => {
  await renderWithProviders(<ContentPage slug="game-guide" />);
  expect(await screen.findByRole('heading', { level: 1, name: '新手指南' })).toBeInTheDocument();
  expect(screen.getByText(/歡迎來到貓頭鷹/)).toBeInTheDocument();
  expect(screen.getByText('2026.11.21')).toHaveAttribute('datetime', '2026-11-21');
});

test('keeps links in the language of the address', async () => {
  await renderWithProviders(<ContentPage slug="game-guide" />, { at: '/id_id/newbie/gameGuidle' });
  const [link] = await screen.findAllByRole('link', { name: '遊戲時間與上限' });
  expect(link).toHaveAttribute('href', '/id_id/member/limits');
});

test('shows that a text does not exist, and links to help', async () => {
  await renderWithProviders(<ContentPage slug="no-such-text" />);
  expect(screen.getByText('找不到這份內容')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '聯絡客服' })).toHaveAttribute('href', '/support/info');
});

test('filters questions by a search, and shows how many match', async () => {
  await renderWithProviders(<QuestionsPage />);
  const search = await screen.findByRole('searchbox', { name: '搜尋問題' });
  expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(24);
  await userEvent.type(search, '統一編號');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['發票怎麼開？']);
  expect(screen.getByText('找到 1 個問題')).toBeInTheDocument();
  await userEvent.clear(search);
  await userEvent.type(search, 'zzz');
  await userEvent.click(screen.getByRole('button', { name: '顯示全部問題' }));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
});

test('opens the question that an address names; a closed question stays closed', async () => {
  await renderWithProviders(<QuestionsPage />, { at: '/support/qna#cash' });
  const question = await screen.findByRole('button', { name: '金幣可以換成現金或實物嗎？' });
  expect(question).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(question);
  expect(question).toHaveAttribute('aria-expanded', 'false');
});

test('prints a form only when valid; keeps its draft in this tab until cleared', LONG, async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await renderWithProviders(documents, { at: '/support/document/2' });
  const player = await screen.findByRole('textbox', { name: /會員編號/ });
  await userEvent.type(player, '123');
  await userEvent.click(screen.getByRole('button', { name: '列印或存成 PDF' }));
  expect(print).not.toHaveBeenCalled();
  expect(player).toHaveFocus();
  expect(player).toHaveAccessibleDescription('會員編號是 8 到 12 位數字');
  expect(screen.getByText(/個欄位需要修正/)).toHaveTextContent('會員編號');
  await userEvent.type(player, '45678');
  expect(player).not.toHaveAttribute('aria-invalid');
  expect(sessionStorage.getItem('menagerie.personal.draft.document-2')).toContain('12345678');
  await userEvent.click(screen.getByRole('button', { name: '清除內容' }));
  expect(player).toHaveValue('');
  expect(sessionStorage.getItem('menagerie.personal.draft.document-2')).toBeNull();
});

test('prints an empty form at any time, and restores a draft', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  sessionStorage.setItem('menagerie.personal.draft.document-1', JSON.stringify({ playerID: '80013526' }));
  await renderWithProviders(documents, { at: '/support/document/1' });
  expect(await screen.findByRole('textbox', { name: /會員編號/ })).toHaveValue('80013526');
  await userEvent.click(screen.getByRole('button', { name: '列印空白表單' }));
  expect(print).toHaveBeenCalledOnce();
});

test('clears a form on the screen and in the tab when the session ends', async () => {
  ownPersonal('10000001');
  await renderWithProviders(documents, { at: '/support/document/1' });
  const player = await screen.findByRole('textbox', { name: /會員編號/ });
  await userEvent.type(player, '80013526');
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('80013526');
  act(() => ownPersonal(undefined));
  expect(player).toHaveValue('');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('80013526');
});

const field = (more: object): FormField => FormField.parse({ name: 'a', type: 'text', label: 'A', ...more });

test.each([
  [{ required: true }, ' ', 'empty'],
  [{}, '', undefined],
  [{ max: 2 }, '一二三', 'tooLong'],
  [{ type: 'phone' }, '0912345678', undefined],
  [{ type: 'phone' }, '0212345678', 'phone'],
  [{ type: 'email' }, 'a@b', 'email'],
  [{ type: 'date' }, '2026.02.28', undefined],
  [{ type: 'date' }, '2026-02-30', 'date'],
  [{ type: 'time' }, '24:00', 'time'],
  [{ type: 'amount' }, '3,290', undefined],
  [{ type: 'amount' }, '32,90', 'number'],
  [{ type: 'consent', required: true }, false, 'empty'],
  [{ type: 'signature', required: true }, undefined, undefined],
] as const)('checks a line %j with %j as %j', (more, value, fault) => {
  expect(faultOf(field(more), value)).toBe(fault);
});

test('opens the shortcut’s page at the visitor’s platform, and shows another on request', async () => {
  const iPhone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', maxTouchPoints: 5 };
  await renderWithProviders(<PwaPage runtime={iPhone} />);
  const tabs = within(await screen.findByRole('tablist', { name: '選擇您的裝置' }));
  expect(tabs.getByRole('tab', { selected: true })).toHaveTextContent('iPhone・iPad');
  await userEvent.click(tabs.getByRole('tab', { name: 'Android' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('新增至主畫面');
});

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 0, 'desktop'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 'android'],
] as const)('recognises %s with %i fingers as %s', (userAgent, maxTouchPoints, platform) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
});

const resultOf = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['delivered', 'demo-order-4', '付款已確認'],
  ['failed', 'demo-order-3', '付款沒有完成'],
  ['expired', 'demo-order-5', '訂單已過期'],
  ['refunded', 'demo-order-2', '訂單已退款'],
  ['pending', 'demo-order-6', '正在確認付款'],
])('shows on the result page the state of the order, not of the address: %s', async (_state, OrderID, name) => {
  const claims = `/response?status=${name === '付款沒有完成' ? 'success' : 'failed'}&OrderID=${OrderID}`;
  await renderWithProviders(<ResponsePage />, { at: claims });
  expect(await resultOf(name)).toBeInTheDocument();
});

test.each([
  ['a visitor', 'nobody', '/response?status=success'],
  ['the order of another player', MEMBER.phone, '/response?status=success&OrderID=none'],
])('shows on the result page no payment of %s for a claim in the address', async (_who, as, at) => {
  await renderWithProviders(<ResponsePage />, { as, at });
  expect(await resultOf('沒有查到這筆付款')).toBeInTheDocument();
});

test('names on the result page the failure of a link in an e-mail, and shows no text from the address', async () => {
  await renderWithProviders(<ResponsePage />, {
    as: 'nobody',
    at: '/response?kind=email&status=expired&message=<b>won</b>',
  });
  expect(await resultOf('連結已過期')).toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent('won');
});

test('does not call an unconfirmed e-mail confirmed on the result page', async () => {
  await renderWithProviders(<ResponsePage />, { at: '/response?kind=email&status=success' });
  expect(await resultOf('電子郵件尚未確認')).toBeInTheDocument();
});

test.each([
  ['landing', LandingPage],
  ['download', DownloadPage],
])('lets the visitor choose the language on the %s page of pictures (specification 1 §2)', async (_page, Page) => {
  await renderWithProviders(<Page />, { at: '/zh_tw/landingPage' });
  const language = await screen.findByRole('region', { name: '語言' });
  const chips = within(language).getAllByRole('button');
  expect(chips.map((chip) => chip.textContent)).toEqual(['繁體中文', 'Bahasa Indonesia', 'Tiếng Việt']);
  expect(within(language).getByRole('button', { pressed: true })).toHaveTextContent('繁體中文');
  await userEvent.click(within(language).getByRole('button', { name: 'Tiếng Việt' }));
  expect(await screen.findByRole('region', { name: 'Ngôn ngữ' })).toBeInTheDocument();
});

test('shows rating, notices and owner at the foot of the landing page, with links to the terms and the statistics', async () => {
  await renderWithProviders(<LandingPage />, { at: '/zh_tw/landingPage' });
  const foot = await screen.findByRole('contentinfo');
  expect(within(foot).getByRole('region', { name: '遊戲分級與注意事項' })).toHaveTextContent('範例公司');
  expect(within(foot).getByRole('link', { name: '服務條款' })).toHaveAttribute(
    'href',
    '/zh_tw/support/terms/term-of-service',
  );
  expect(within(foot).getByRole('button', { name: '統計設定' })).toBeEnabled();
});

test('shows another picture of the landing page’s star from 769 px, in another size from 1025 px', async () => {
  await renderWithProviders(<LandingPage />, {
    brand: { Lobby: { Spotlight: 'wideStart', Game: 'owl', Banners: ['wheel'] } },
  });
  const star = await screen.findByRole('img', { name: '夜梟秘寶' });
  const source = star.parentElement?.querySelector('source');
  expect(source).toHaveAttribute('media', '(min-width: 769px)');
  expect(source?.srcset).toContain('owl-wide-zh');
  expect(source).toHaveAttribute('sizes', '(min-width: 1025px) 19rem, 46vw');
  expect(star.getAttribute('srcset')).toContain('owl-tall-zh');
});
