import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WheelPage } from '#features/screens/events/WheelPage.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const meta = {
  title: 'features/frames/FireWheel',
  tags: ['long'],
  component: WheelPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/other/fire-wheel'), onMocks],
} satisfies Meta<typeof WheelPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', {}, PATIENT)).toBeVisible();
  },
};
