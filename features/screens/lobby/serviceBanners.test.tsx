import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { putAd } from '#protocol/endpoints/dev.ts';
import { layOut } from '../../testing/layout.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../testing/testBackend.ts';
import { LobbyScreen } from './LobbyScreen.tsx';

beforeEach(layOut);

const text = (words: string) => ({ zh_tw: words, id_id: words, vi_vn: words });
const brand = { Lobby: { Spotlight: 'hero' as const, Game: '', Banners: ['arena', 'rank'] } };

/** The lobby, with a button that closes and reopens it. */
function Twice(): ReactNode {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!open)} type="button">
        door
      </button>
      {open ? <LobbyScreen /> : null}
    </>
  );
}

async function startWithAd(Link: string): Promise<void> {
  const backend = await startTestBackend();
  await backend.reset();
  await backend.others.visitor().call(putAd, {
    Bookmark: 'lobby',
    Title: text('週年慶'),
    Image: text('/pictures/anniversary.avif'),
    Link,
    Order: 9,
  });
}
const titles = () => screen.getAllByRole('img', { hidden: true }).map((one) => one.getAttribute('alt'));

test('replaces the brand’s banners by the operator’s; visible ones stay until the lobby is reopened', async () => {
  await startWithAd('/rank');
  await renderWithProviders(<Twice />, { brand });
  expect(await screen.findByRole('img', { name: '週年慶', hidden: true })).toBeInTheDocument();
  expect(titles()).toContain('連線巨獎');
  expect(titles()).not.toContain('巨獎連線');
  await userEvent.click(screen.getByRole('button', { name: 'door' }));
  await userEvent.click(screen.getByRole('button', { name: 'door' }));
  expect(await screen.findByRole('img', { name: '七日好禮', hidden: true })).toBeInTheDocument();
  expect(titles()).not.toContain('連線巨獎');
});

test('opens an ad inside the product, or another site in its own window', async () => {
  await startWithAd('https://example.com/party');
  await renderWithProviders(<LobbyScreen />, { brand });
  const ad = await screen.findByRole('link', { name: '週年慶', hidden: true });
  expect(ad).toHaveAttribute('href', 'https://example.com/party');
  expect(ad).toHaveAttribute('target', '_blank');
  expect(ad).toHaveAttribute('rel', 'noopener noreferrer');
});

test('shows the title of an ad whose picture fails', async () => {
  await startWithAd('/rank');
  await renderWithProviders(<LobbyScreen />, { brand });
  fireEvent.error(await screen.findByRole('img', { name: '週年慶', hidden: true }));
  expect(await screen.findByText('週年慶')).toBeInTheDocument();
});

test('shows the brand’s own list without ads or events', async () => {
  const backend = await startTestBackend();
  backend.change({ code: { getAds: 300_003 } });
  await renderWithProviders(<LobbyScreen />, { brand });
  await waitFor(() => expect(titles()).toEqual(expect.arrayContaining(['連線巨獎', '巨獎連線'])));
});
