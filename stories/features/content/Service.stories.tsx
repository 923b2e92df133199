import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ServicePage } from '#features/content/pages/ServicePage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT } from './storyRoute.tsx';

const meta = {
  title: 'features/content/Service',
  component: ServicePage,
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [atRoute('/other/service'), onMocks],
} satisfies Meta<typeof ServicePage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, PATIENT)).toBeVisible();
  },
};
