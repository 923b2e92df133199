import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrivacySwitches } from '#features/screens/account/PrivacySwitches.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const meta = {
  title: 'features/account/Privacy',
  tags: ['long'],
  component: PrivacySwitches,
  parameters: { offline: 'as:0900000001' },
  decorators: [atRoute('/member/account'), onMocks],
} satisfies Meta<typeof PrivacySwitches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtFirst: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: '隱藏餘額' }, PATIENT)).not.toBeChecked();
  },
};
