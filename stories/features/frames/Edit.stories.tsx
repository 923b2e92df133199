import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EditPage } from '#features/screens/member/edit/EditPage.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const meta = {
  title: 'features/frames/Edit',
  tags: ['long'],
  component: EditPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/member/edit'), onMocks],
} satisfies Meta<typeof EditPage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /暱稱/u }, PATIENT)).toBeVisible();
  },
};

export const Changed: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /自我介紹/u }, PATIENT), '贏了請大家喝茶');
    await expect(canvas.getByText('1 處更改')).toBeVisible();
  },
};
