import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VerifyPage } from '#features/screens/fairness/VerifyPage.tsx';
import { atRoute, PATIENT } from './content/storyRoute.tsx';
import { onMocks } from './offlineProviders.tsx';

const meta = {
  title: 'features/Fairness',
  component: VerifyPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/verify/menagerie:none'), onMocks],
} satisfies Meta<typeof VerifyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The round is not the player's own, or its id is incomplete. */
export const Unknown: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/找不到這一局|Ronde tidak ditemukan|Không tìm thấy/u, {}, PATIENT),
    ).toBeVisible();
  },
};
