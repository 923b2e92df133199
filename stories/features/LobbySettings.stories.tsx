import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SettingsDialog } from '#features/screens/lobby-settings/index.ts';
import { onMocks } from './offlineProviders.tsx';

/** The dialog 設定, over any page. */
const meta = {
  title: 'features/LobbySettings',
  component: SettingsDialog,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [onMocks],
  args: { onClose: fn() },
} satisfies Meta<typeof SettingsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  play: async () => {
    await expect(await screen.findByRole('switch', { name: /公頻|Kanal umum|Kênh chung/u })).toBeChecked();
  },
};

/** A guest has no chat, and no gift password to set. */
export const Guest: Story = { parameters: { offline: 'as:guest' } };

export const StatusUnknown: Story = { tags: ['long'], parameters: { offline: 'as:0900000001,hold:getPrideStatus' } };

export const StatusFailed: Story = { tags: ['long'], parameters: { offline: 'as:0900000001,fail:getPrideStatus:1' } };

export const Refused: Story = {
  parameters: { offline: 'as:0900000001,fail:setPrideStatus:1' },
  play: async () => {
    const wins = await screen.findByRole('switch', { name: /播報得獎快訊|Tampilkan|Hiện tin/u });
    await waitFor(() => expect(wins).toBeEnabled());
    await userEvent.click(wins);
    await userEvent.click(screen.getByRole('button', { name: /確認|Simpan|Xác nhận/u }));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
