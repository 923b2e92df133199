import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { useGamePicture } from './gameArt.ts';

const GameNames = { zh_tw: '星海奇航', en_us: 'Star Sea', id_id: 'Laut Bintang', vi_vn: 'Biển Sao' };

function Picture({ code }: { code: string }): ReactNode {
  const { src } = useGamePicture({ GameCode: code, GameNames }, 'tall', 'zh_tw');
  return <img alt={code} src={src} />;
}
const srcOf = (code: string): string =>
  decodeURIComponent(screen.getByRole('img', { name: code }).getAttribute('src') ?? '');

test('draws the title of a game without a drawing', async () => {
  await renderWithProviders(<Picture code="unknown-game" />, { as: 'nobody' });
  await waitFor(() => expect(srcOf('unknown-game')).toContain('星海奇航'));
  expect(srcOf('unknown-game')).toMatch(/^data:image\/svg\+xml/);
});
