import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { QuestionsPage } from '#features/screens/content/pages/QuestionsPage.tsx';
import { onMocks } from '../offlineProviders.tsx';
import { atRoute, PATIENT } from './storyRoute.tsx';

const meta = {
  title: 'features/content/Questions',
  tags: ['long'],
  component: QuestionsPage,
  parameters: { layout: 'fullscreen', offline: '' },
} satisfies Meta<typeof QuestionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  decorators: [atRoute('/support/qna'), onMocks],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', {}, PATIENT);
    await userEvent.type(field, '165 no such question');
    await expect(canvas.queryAllByRole('heading', { level: 3 })).toHaveLength(0);
    await userEvent.clear(field);
    await expect((await canvas.findAllByRole('heading', { level: 3 })).length).toBeGreaterThanOrEqual(24);
  },
};

/** The address names a question, which is open. */
export const Linked: Story = {
  decorators: [atRoute('/support/qna#cash'), onMocks],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { expanded: true }, PATIENT)).length).toBe(1);
  },
};
