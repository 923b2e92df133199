import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '#ui/components/Badge/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useWords } from './words.ts';

const meta = { title: 'Feedback/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;

export const Counts: StoryObj = {
  render: function Counts() {
    const words = useWords();
    return (
      <Inline gap={4}>
        <Badge count={0} label={words.unread} />
        <Badge count={3} label={`3 ${words.unread}`} />
        <Badge count={99} />
        <Badge count={100} />
        <Badge dot label={words.hasNews} />
      </Inline>
    );
  },
  play: async ({ canvasElement }) => {
    const drawn = Array.from(canvasElement.querySelectorAll('[data-part=badge]'), (badge) => badge.textContent);
    await expect(drawn).toEqual(['3', '99', '99+']);
  },
};
