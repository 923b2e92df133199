import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ChevronLeft, Send, Settings, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '#ui/components/Badge/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useWords } from './words.ts';

const meta = { title: 'Actions/IconButton', component: IconButton } satisfies Meta<typeof IconButton>;
export default meta;

export const Variants: StoryObj = {
  render: function Variants() {
    const words = useWords();
    return (
      <Inline gap={3} wrap>
        <IconButton label={words.previous}>
          <ChevronLeft size={24} />
        </IconButton>
        <IconButton label={words.settings} variant="soft">
          <Settings size={24} />
        </IconButton>
        <IconButton label={words.send} variant="raised">
          <Send size={24} />
        </IconButton>
        <IconButton badge={<Badge count={120} />} label={`${words.mail} 99+`}>
          <Bell size={24} />
        </IconButton>
        <IconButton disabled label={words.close}>
          <Settings size={24} />
        </IconButton>
      </Inline>
    );
  },
};

export const Toggle: StoryObj = {
  render: function Toggle() {
    const words = useWords();
    const [muted, setMuted] = useState(false);
    return (
      <IconButton label={words.pause} onClick={() => setMuted(!muted)} pressed={muted}>
        <VolumeX size={24} />
      </IconButton>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
