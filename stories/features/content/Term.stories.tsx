import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TermPage } from '#features/screens/content/pages/TermPage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT, TITLE } from './storyRoute.tsx';

const meta = {
  title: 'features/content/Term',
  tags: ['long'],
  component: TermPage,
  parameters: { layout: 'fullscreen', offline: '' },
  decorators: [atRoute('/term', true), onMocks],
} satisfies Meta<typeof TermPage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, PATIENT)).toBeVisible();
  },
};
