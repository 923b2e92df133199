import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith } from '../setting/storyText.ts';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: guide({
    usage:
      'For what changes something or goes on. A link that only leads somewhere is a Link, or a Button with `asChild`.',
    dos: [
      'One primary button a screen; gold for paying and claiming.',
      'Say what happens: 簽到領取, not 確定.',
      'Refuse with a reason rather than disable: everyone can then learn what is missing.',
    ],
    donts: [
      'Two primary buttons side by side.',
      'A spinner beside the button: pass `busy`.',
      'An icon alone: take IconButton.',
    ],
  }),
} satisfies Meta<typeof Button>;
export default meta;

export const Variants: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Inline gap={3} wrap>
      <Button>{words.claim}</Button>
      <Button variant="gold">NT$ 330</Button>
      <Button variant="secondary">{words.cancel}</Button>
      <Button variant="ghost">{words.invite}</Button>
      <Button variant="danger">{words.remove}</Button>
      <Button icon={<Gift size={20} />}>{words.gold}</Button>
    </Inline>
  )),
};

export const Sizes: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Stack gap={3}>
      <Inline gap={3} wrap>
        <Button size="sm">{words.invite}</Button>
        <Button>{words.claim}</Button>
        <Button size="lg">{words.claim}</Button>
      </Inline>
      <Button fullWidth size="lg" variant="gold">
        {words.claim}
      </Button>
    </Stack>
  )),
};

const press = fn();

export const States: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Inline gap={3} wrap>
      <Button busy onClick={press}>
        {words.busy}
      </Button>
      <Button disabled onClick={press}>
        {words.claim}
      </Button>
      <Button disabledReason={words.needVip} onClick={press}>
        {words.gift}
      </Button>
      <Button asChild variant="secondary">
        <a href="#ranking">{words.ranking}</a>
      </Button>
    </Inline>
  )),
  play: async ({ canvas }) => {
    press.mockClear();
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(press).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link')).toHaveAttribute('data-part', 'button');
  },
};
