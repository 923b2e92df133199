import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { FriendsPage } from '#features/screens/friends/FriendsPage.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

const meta = {
  title: 'features/frames/Friends',
  tags: ['long'],
  component: FriendsPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000001' },
  decorators: [atRoute('/member/friends'), onMocks],
} satisfies Meta<typeof FriendsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (): Promise<HTMLElement> => screen.findByRole('heading', { level: 1 }, PATIENT);
const rows = async (): Promise<void> => {
  await expect((await screen.findAllByRole('listitem', {}, PATIENT))[0]).toBeVisible();
};

export const Page: Story = { play: rows };

/** Friends and players to befriend do not load. */
export const Failed: Story = {
  parameters: { offline: 'as:0900000001,fail:getRelations:1,fail:getRecommended:1' },
  play: async () => {
    await expect((await screen.findAllByRole('alert', {}, PATIENT))[0]).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { offline: 'as:0900000001,hold:getRelations,hold:getRecommended' },
  play: async () => {
    await heading();
  },
};

/** A world without content has no friends and no players to befriend. */
export const Empty: Story = {
  parameters: { offline: 'world:empty,as:0900000001' },
  play: async () => {
    await heading();
  },
};

export const Found: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', {}, PATIENT), '小');
    await rows();
  },
};

export const Blacklist: Story = { decorators: [atRoute('/member/friends?list=blocked'), onMocks], play: rows };

export const AsGuest: Story = {
  parameters: { offline: 'as:guest' },
  play: async () => {
    await heading();
  },
};
