import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PresentPage } from '#features/screens/gifts/index.ts';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const meta = {
  title: 'features/frames/Present',
  tags: ['long'],
  component: PresentPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/present'), onMocks],
} satisfies Meta<typeof PresentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    const friends = within(await canvas.findByRole('list', { name: '好友名單' }, PATIENT));
    const [friend] = friends.getAllByRole('button');
    await userEvent.click(friend ?? document.body);
    await expect(await screen.findByRole('dialog', {}, PATIENT)).toBeVisible();
  },
};
export const Guest: Story = {
  parameters: { offline: 'as:guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('會員才能送禮', {}, PATIENT)).toBeVisible();
  },
};
