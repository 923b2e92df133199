import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PwaPage } from '#features/screens/content/pages/PwaPage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT } from './storyRoute.tsx';

const meta = {
  title: 'features/content/Pwa',
  tags: ['long'],
  component: PwaPage,
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [atRoute('/teach/pwa'), onMocks],
} satisfies Meta<typeof PwaPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const selected = (at: number): NonNullable<Story['play']> =>
  async function play({ canvas }) {
    const tabs = await canvas.findAllByRole('tab', {}, PATIENT);
    await expect(tabs[at]).toHaveAttribute('aria-selected', 'true');
  };

export const Ios: Story = {
  args: { runtime: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', maxTouchPoints: 5 } },
  play: selected(0),
};
export const Android: Story = {
  args: { runtime: { userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140', maxTouchPoints: 5 } },
  play: selected(1),
};
export const Desktop: Story = {
  args: { runtime: { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', maxTouchPoints: 0 } },
  play: selected(2),
};

/** The browser of a messaging app cannot create a shortcut, so the page says so. */
export const InApp: Story = {
  args: {
    runtime: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Line/14.0', maxTouchPoints: 5 },
  },
  play: selected(0),
};
