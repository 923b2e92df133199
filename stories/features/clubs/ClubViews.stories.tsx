import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClubPage } from '#features/screens/clubs/ClubPage.tsx';
import { atRoute, PATIENT } from '../content/storyRoute.tsx';
import { onMocks } from '../offlineProviders.tsx';

/** Shows the story at the view that its parameters name. */
const atView: Decorator = (Story, context) =>
  atRoute(`/club?view=${String(context.parameters['view'])}`)(Story, context);

/** The leader's views of a club. */
const meta = {
  title: 'features/clubs/ClubViews',
  tags: ['long'],
  component: ClubPage,
  parameters: { layout: 'fullscreen', offline: 'as:0900000002' },
  decorators: [atView, onMocks],
} satisfies Meta<typeof ClubPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (title: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title }, PATIENT)).toBeVisible();
  };

export const About: Story = { parameters: { view: 'about' }, play: shows('俱樂部說明') };
export const Members: Story = { parameters: { view: 'members' }, play: shows('成員') };
export const Applications: Story = { parameters: { view: 'applications' }, play: shows('申請名單') };
export const Vault: Story = { parameters: { view: 'vault' }, play: shows('俱樂部金庫') };
export const Coupons: Story = { parameters: { view: 'coupons' }, play: shows('兌換券') };
export const Achievements: Story = { parameters: { view: 'achievements' }, play: shows('成就') };
export const Rank: Story = { parameters: { view: 'rank' }, play: shows('俱樂部排行') };
export const Alliance: Story = { parameters: { view: 'alliance' }, play: shows('聯盟') };
