import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stage } from '../testing/stage.tsx';
import { type EmptyPlace, emptyPlaces } from './emptyPlaces.ts';
import { PlaceFrame } from './PlaceFrame.tsx';
import { ComingSoon } from './ComingSoon.tsx';

test('a page names itself, marks itself among its neighbours, and leads to them in the language of the address', async () => {
  await stage(<PlaceFrame place="/member/passbook">…</PlaceFrame>, { at: '/vi_vn/member/passbook' });
  expect(screen.getByRole('heading', { level: 1, name: '存摺' })).toBeVisible();
  const beside = within(screen.getByRole('navigation', { name: '會員專區' }));
  expect(beside.getByRole('link', { current: 'page' })).toHaveTextContent('存摺');
  expect(beside.getByRole('link', { name: '帳號與隱私' })).toHaveAttribute('href', '/vi_vn/member/account');
});

test('one that stands alone draws no way to others', async () => {
  await stage(<PlaceFrame place="/club">…</PlaceFrame>, { at: '/club' });
  expect(screen.getByRole('heading', { name: '俱樂部' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

const places = Object.keys(emptyPlaces).filter((place): place is EmptyPlace => place in emptyPlaces);

test.each(places)('%s says what will stand there and leads on', async (place) => {
  await stage(<ComingSoon place={place} />, { at: `/id_id${place}` });
  expect(screen.getByRole('link')).toHaveAttribute('href', `/id_id${emptyPlaces[place].to}`);
});
