import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DownloadPromo } from '#features/screens/content/promo/DownloadPromo.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT } from './storyRoute.tsx';

/** The store addresses of the brands are placeholders, which the page never offers. */
const Links = {
  Underage: 'https://example.com',
  Support: '',
  AppStore: 'https://apps.apple.com/app/owl',
  GooglePlay: 'https://play.google.com/store/apps/owl',
  Apk: 'https://download.owl.games/owl.apk',
};

const meta = {
  title: 'features/content/DownloadPromo',
  tags: ['long'],
  component: DownloadPromo,
  parameters: { layout: 'fullscreen', offline: '', brandChanges: { Links } },
  decorators: [atRoute('/play-game/m'), onMocks],
} satisfies Meta<typeof DownloadPromo>;
export default meta;

export const Lobby: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const block = await canvas.findByRole('region', { name: '下載遊戲' }, PATIENT);
    await expect(block).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'QR Code' }));
    await expect(canvasElement.ownerDocument.querySelector('[role=dialog]')).not.toBeNull();
  },
};
