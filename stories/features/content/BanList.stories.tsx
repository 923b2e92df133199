import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BanListPage } from '#features/screens/content/pages/BanListPage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT, TITLE } from './storyRoute.tsx';

const meta = {
  title: 'features/content/BanList',
  tags: ['long'],
  component: BanListPage,
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [atRoute('/support/ban-list'), onMocks],
} satisfies Meta<typeof BanListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, PATIENT)).toBeVisible();
  },
};

/** The list without a suspension. */
export const Empty: Story = { parameters: { offline: 'world:empty' } };

/** The text shows without the service; the list shows that it failed to load. */
export const Down: Story = { parameters: { offline: 'down' } };
