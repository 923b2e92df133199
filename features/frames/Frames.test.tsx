import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { type UnfinishedPage, unfinishedPages } from './unfinishedPages.ts';
import { SectionFrame } from './SectionFrame.tsx';
import { UnfinishedPageContent } from './UnfinishedPageContent.tsx';

test('a page names itself, marks itself among its neighbours, and leads to them in the language of the address', async () => {
  await renderWithProviders(<SectionFrame page="/member/passbook">…</SectionFrame>, { at: '/vi_vn/member/passbook' });
  expect(screen.getByRole('heading', { level: 1, name: '存摺' })).toBeVisible();
  expect(screen.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/vi_vn/member/info');
  const beside = within(screen.getByRole('navigation', { name: '會員專區' }));
  expect(beside.getByRole('link', { current: 'page' })).toHaveTextContent('存摺');
  expect(beside.getByRole('link', { name: '帳號與隱私' })).toHaveAttribute('href', '/vi_vn/member/account');
});

test('one that stands alone draws no way to others', async () => {
  await renderWithProviders(<SectionFrame page="/club">…</SectionFrame>, { at: '/club' });
  expect(screen.getByRole('heading', { name: '俱樂部' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

const pages = Object.keys(unfinishedPages).filter((page): page is UnfinishedPage => page in unfinishedPages);

test.each(pages)('%s says what will stand there and leads on', async (page) => {
  await renderWithProviders(<UnfinishedPageContent page={page} />, { at: `/id_id${page}` });
  expect(screen.getByRole('link')).toHaveAttribute('href', `/id_id${unfinishedPages[page].to}`);
});
