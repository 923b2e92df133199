import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type PagePath, pages as routes } from '#protocol/pages.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { TitleHeader } from './TitleHeader.tsx';
import { PageFrameSkeleton } from './PageFrameSkeleton.tsx';
import { parentOf } from './parentPages.ts';
import { type UnfinishedPage, unfinishedPages } from './unfinishedPages.ts';
import { SectionFrame } from './SectionFrame.tsx';
import { UnfinishedPageContent } from './UnfinishedPageContent.tsx';

test('names the group over the title, marks the page in its group, and links in the language of the address', async () => {
  await renderWithProviders(<SectionFrame page="/member/passbook">…</SectionFrame>, { at: '/vi_vn/member/passbook' });
  expect(screen.getByRole('heading', { level: 1, name: '存摺' })).toBeVisible();
  expect(screen.getByText('會員中心 › 錢包')).toBeVisible();
  expect(screen.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/vi_vn/member/info');
  const keys = within(screen.getByRole('navigation', { name: '錢包' }));
  expect(keys.getAllByRole('link').map((link) => link.textContent)).toEqual(['存摺', '訂單', '贈禮', '紅包']);
  expect(keys.getByRole('link', { current: 'page' })).toHaveTextContent('存摺');
  expect(keys.getByRole('link', { name: '紅包' })).toHaveAttribute('href', '/vi_vn/member/envelopes');
});

test('marks the blacklist, which is a list of the page of friends', async () => {
  const at = '/zh_tw/member/friends?list=blocked';
  await renderWithProviders(<SectionFrame page="/member/friends">…</SectionFrame>, { at });
  const keys = within(screen.getByRole('navigation', { name: '社交' }));
  expect(keys.getByRole('link', { current: 'page' })).toHaveTextContent('黑名單');
});

test('shows all groups beside a page of a wide screen', async () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('75rem') }),
  );
  await renderWithProviders(<SectionFrame page="/member/limits">…</SectionFrame>, { at: '/zh_tw/member/limits' });
  const area = within(await screen.findByRole('navigation', { name: '會員中心' }));
  expect(area.getByRole('link', { name: '存摺' })).toHaveAttribute('href', '/zh_tw/member/passbook');
  expect(area.getByRole('link', { current: 'page' })).toHaveTextContent('遊戲時間與上限');
});

test('shows no navigation for a page without siblings', async () => {
  await renderWithProviders(<SectionFrame page="/club">…</SectionFrame>, { at: '/club' });
  expect(screen.getByRole('heading', { name: '俱樂部' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

const pages = Object.keys(unfinishedPages).filter((page): page is UnfinishedPage => page in unfinishedPages);

test.each(pages)('shows for %s a description of the coming page and a link', async (page) => {
  await renderWithProviders(<UnfinishedPageContent page={page} />, { at: `/id_id${page}` });
  expect(screen.getByRole('link')).toHaveAttribute('href', `/id_id${unfinishedPages[page].to}`);
});

test('gives every page between bars a back link, except the pages of the bottom bar', () => {
  const ofBar: readonly PagePath[] = ['/support/info', '/rank', '/store', '/member/info'];
  const without = Object.entries(routes).filter(
    ([path, { layout }]) => layout === 'site' && !(path in parentOf) && !ofBar.some((one) => one === path),
  );
  expect(without.map(([path]) => path)).toEqual([]);
});

test('links back to the parent page in its language from a page that draws its own title', async () => {
  await renderWithProviders(<TitleHeader title="…" />, { at: '/id_id/support/document/3' });
  expect(screen.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/id_id/support/document');
});

test('gives pages of the bottom bar no back link', async () => {
  await renderWithProviders(<TitleHeader title="…" />, { at: '/id_id/support/info' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('shows the title, the back link and the skeleton of a loading page', async () => {
  await renderWithProviders(<PageFrameSkeleton />, { at: '/zh_tw/other/sevendaySignIn' });
  expect(screen.getByRole('heading', { level: 1, name: '七日簽到' })).toBeVisible();
  expect(screen.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/zh_tw/');
  const shape = screen.getByRole('status');
  expect(shape).toHaveAttribute('aria-busy', 'true');
  // The skeletons of the streak, six days, the last day and the button.
  expect(shape.querySelectorAll('[data-part=skeleton]')).toHaveLength(9);
});
