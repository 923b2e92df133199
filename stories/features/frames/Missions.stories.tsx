import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MissionPage } from '#features/screens/events/MissionPage.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const meta = {
  title: 'features/frames/Missions',
  tags: ['long'],
  component: MissionPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/other/mission'), onMocks],
} satisfies Meta<typeof MissionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('progressbar', {}, PATIENT))[0]).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { offline: 'as:0900000001,fail:getMissions:1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, PATIENT)).toBeVisible();
  },
};
