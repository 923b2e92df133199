import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChatBubble } from '#ui/components/ChatBubble/index.ts';
import { Conversation } from './Conversation.tsx';

const meta = { title: 'Chat/ChatBubble', component: ChatBubble } satisfies Meta<typeof ChatBubble>;
export default meta;

const retry = fn();

export const Rows: StoryObj = {
  render: () => <Conversation onRetry={retry} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /重試|Coba|Thử/u }));
    await expect(retry).toHaveBeenCalled();
  },
};
