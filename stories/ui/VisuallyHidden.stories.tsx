import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, MailIcon } from '#ui/components/Icon/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Text/VisuallyHidden',
  component: VisuallyHidden,
  parameters: guide({
    usage: 'For words that a drawing says to those who see it, and for announcements (`role="status"`).',
    dos: ['Put a space before it where words stand before it.', 'Keep it to what the eye gets too.'],
    donts: ['Help that everybody could use: show it.', 'Anything that takes the focus.'],
  }),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

const useText = storyText({
  mails: ['封未讀信件', 'surat belum dibaca', 'thư chưa đọc'],
});

export const BesideADrawing: StoryObj = {
  render: drawWith(useText, (words) => (
    <Inline as="span">
      <Icon of={MailIcon} />
      <Text>
        3 <VisuallyHidden>{words.mails}</VisuallyHidden>
      </Text>
    </Inline>
  )),
  play: async ({ canvasElement }) => {
    const hidden = canvasElement.querySelector('[data-part=visually-hidden]');
    const box = hidden?.getBoundingClientRect();
    await expect(hidden?.textContent).not.toBe('');
    await expect((box?.width ?? 9) * (box?.height ?? 9)).toBeLessThanOrEqual(1);
  },
};
