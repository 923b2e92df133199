import type { Meta, StoryObj } from '@storybook/react-vite';
import { Send } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { HoldButton } from '#ui/components/HoldButton/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';

const useText = storyText({
  hold: ['按住送出', 'Tahan untuk kirim', 'Giữ để tặng'],
});
const held = fn();
const tapped = fn();

const meta = {
  title: 'Actions/HoldButton',
  component: HoldButton,
  args: { children: '', onHeld: held, onTap: tapped, icon: <Send size={26} /> },
  render: function Held(args) {
    return <HoldButton {...args}>{useText().hold}</HoldButton>;
  },
  parameters: guide({
    usage: 'For one press that costs a large sum: a gift of gold. For what can be taken back take Button.',
    dos: ['Say what it costs beside it.', 'Let a short press ask what the hold would have done.'],
    donts: ['Two of them on one screen.', 'Holding as the only way.'],
  }),
} satisfies Meta<typeof HoldButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ canvas }) => {
    tapped.mockClear();
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(tapped).toHaveBeenCalledOnce();
    button.blur();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Busy: Story = { args: { busy: true } };
