import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type PagePath, pages as routes } from '#protocol/pages.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { TitleHeader } from './TitleHeader.tsx';
import { PageFrameSkeleton } from './PageFrameSkeleton.tsx';
import { parentOf } from './parentPages.ts';
import { type UnfinishedPage, unfinishedPages } from './unfinishedPages.ts';
import { SectionFrame } from './SectionFrame.tsx';
import { UnfinishedPageContent } from './UnfinishedPageContent.tsx';

test('shows the title, marks the page among its siblings, and links to them in the language of the address', async () => {
  await renderWithProviders(<SectionFrame page="/member/passbook">…</SectionFrame>, { at: '/vi_vn/member/passbook' });
  expect(screen.getByRole('heading', { level: 1, name: '存摺' })).toBeVisible();
  expect(screen.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/vi_vn/member/info');
  const beside = within(screen.getByRole('navigation', { name: '會員專區' }));
  expect(beside.getByRole('link', { current: 'page' })).toHaveTextContent('存摺');
  expect(beside.getByRole('link', { name: '帳號與隱私' })).toHaveAttribute('href', '/vi_vn/member/account');
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
