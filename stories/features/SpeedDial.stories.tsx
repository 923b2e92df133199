import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LobbySpeedDial } from '#features/screens/speed-dial/index.ts';
import { onMocks } from './offlineProviders.tsx';

const meta = {
  title: 'features/SpeedDial',
  component: LobbySpeedDial,
  parameters: {
    offline: 'as:0900000001',
    brandChanges: { Capabilities: { WalletItem: 'gem', Live: true, RedEnvelopeSending: false } },
  },
  decorators: [onMocks],
  render: () => (
    <div style={{ display: 'grid', placeItems: 'end', height: 420 }}>
      <LobbySpeedDial />
    </div>
  ),
} satisfies Meta<typeof LobbySpeedDial>;
export default meta;

export const Member: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  },
};

/** Beside a docked chat, the dial offers chat too. */
export const BesideChat: StoryObj = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  },
};

export const Guest: StoryObj = {
  parameters: { offline: 'as:guest' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await screen.findByRole('alertdialog');
    // The menu fades in.
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};
