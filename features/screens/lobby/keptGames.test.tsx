import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../testing/testBackend.ts';
import { keepGames, keptGames, useCatalogue, useGameName } from '../../shared/games/index.ts';
import { useGameList } from './useGameList.ts';

beforeEach(() => localStorage.clear());

const names = { zh_tw: '夜鴞', en_us: 'Owl', id_id: 'Burung Hantu', vi_vn: 'Cú Đêm' };

test('stores a game’s code, names and provider, and nothing else', () => {
  const listed = { GameCode: 'owl', GameNames: names, Provider: 'menagerie', Hot: true };
  keepGames([listed]);
  expect(JSON.parse(localStorage.getItem('menagerie.games') ?? '')).toEqual([
    { GameCode: 'owl', GameNames: names, Provider: 'menagerie' },
  ]);
  keepGames([{ GameCode: 'owl', GameNames: { ...names, zh_tw: '夜梟' }, Provider: 'menagerie' }]);
  expect(keptGames().map(({ GameNames: { zh_tw: name } }) => name)).toEqual(['夜梟']);
});

test('ignores stored values of another shape', () => {
  localStorage.setItem('menagerie.games', '[{"GameCode":7}]');
  expect(keptGames()).toEqual([]);
});

function List(): ReactNode {
  return <p>{useGameList({ filter: 'all', search: '', provider: '', sort: 'lobby' }).total}</p>;
}
function Catalogue(): ReactNode {
  return <p>{useCatalogue(true)?.length ?? 0}</p>;
}
function Name(): ReactNode {
  return <p>{useGameName('owl')}</p>;
}

test.each([
  ['the lobby’s list', <List key="list" />],
  ['the catalogue', <Catalogue key="catalogue" />],
])('stores %s in local storage', async (_what, ui) => {
  await renderWithProviders(ui);
  await waitFor(() => expect(keptGames().length).toBeGreaterThan(20));
});

test('names a stored game while the catalogue loads', async () => {
  const backend = await startTestBackend();
  backend.change({ hold: ['getGames'] });
  keepGames([{ GameCode: 'owl', GameNames: names, Provider: 'menagerie' }]);
  await renderWithProviders(<Name />);
  expect(screen.getByText('夜鴞')).toBeVisible();
  backend.change({ hold: [] });
});
