import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SignInDaysPage } from '#features/screens/events/SignInDaysPage.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const meta = {
  title: 'features/frames/SignInDays',
  tags: ['long'],
  component: SignInDaysPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/other/sevendaySignIn'), onMocks],
} satisfies Meta<typeof SignInDaysPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('list', {}, PATIENT))[0]).toBeVisible();
  },
};
