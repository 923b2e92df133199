import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ServiceDesk } from '#features/screens/chat/service/ServiceDesk.tsx';
import { ServicePage } from '#features/screens/content/pages/ServicePage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT, TITLE } from './storyRoute.tsx';

const meta = {
  title: 'features/content/Service',
  tags: ['long'],
  component: ServicePage,
  args: { children: <ServiceDesk /> },
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/other/service'), onMocks],
} satisfies Meta<typeof ServicePage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, PATIENT)).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: '寫給客服' }, PATIENT)).toBeVisible();
  },
};

export const Guest: StoryObj<typeof meta> = {
  parameters: { offline: 'as:guest' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('線上客服需要會員帳號', {}, PATIENT)).toBeVisible();
  },
};
