import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichListPage } from '#features/screens/ranking/RichListPage.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const meta = {
  title: 'features/frames/RichList',
  tags: ['long'],
  component: RichListPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/rank/coin'), onMocks],
} satisfies Meta<typeof RichListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem', { current: true }, PATIENT))[0]).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { offline: 'as:0900000001,fail:getRichList:1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, PATIENT)).toBeVisible();
  },
};

/** A visitor has no own place. */
export const AsVisitor: Story = { parameters: { offline: '' } };
