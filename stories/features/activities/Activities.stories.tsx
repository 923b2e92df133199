import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PassPage } from '#features/screens/activities/pass/PassPage.tsx';
import { RewardsPage } from '#features/screens/activities/today/RewardsPage.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const meta = {
  title: 'features/activities/Activities',
  tags: ['long'],
  component: RewardsPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [onMocks],
} satisfies Meta<typeof RewardsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rewards of a member on a new day. */
export const Today: Story = {
  decorators: [atRoute('/other/rewards')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '領取：七日簽到' }, PATIENT)).toBeVisible();
  },
};

/** A guest: most rewards lead to binding a phone. */
export const TodayOfAGuest: Story = {
  parameters: { offline: 'as:guest' },
  decorators: [atRoute('/other/rewards')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '領取：七日簽到' }, PATIENT)).toBeVisible();
  },
};

/** The season with its levels on both tracks. */
export const Pass: Story = {
  decorators: [atRoute('/other/pass')],
  render: () => <PassPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '每級獎勵' }, PATIENT)).toBeVisible();
  },
};
