import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BackToTop } from '#ui/components/BackToTop/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Page } from '#ui/layout/Page/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Actions/BackToTop',
  component: BackToTop,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      usage:
        'Once a page that can grow longer than two screens. It stands at the lower left: the right corner is the speed-dial’s.',
      dos: [
        'Outside of the content, as the last thing of the page.',
        '`target` where something within the page scrolls.',
      ],
      donts: ['In a chat: there the way leads down, with a Pill.', 'Another threshold than 100 px without a reason.'],
    }),
  },
} satisfies Meta<typeof BackToTop>;
export default meta;

const useText = storyText({
  toTop: ['回到頂端', 'Kembali ke atas', 'Về đầu trang'],
  record: ['【翡翠龍吟】贏得 3,288,000 金幣', 'Menang 3.288.000 di Naga Giok', 'Thắng 3.288.000 ở Rồng Ngọc'],
});

function Records() {
  const words = useText();
  return (
    <Stack gap={3}>
      {Array.from({ length: 30 }, (_, row) => (
        <Card key={row}>
          <Text>
            {row + 1}. {words.record}
          </Text>
        </Card>
      ))}
    </Stack>
  );
}

export const Scrolled: StoryObj = {
  render: drawWith(useText, (words) => (
    <>
      <Page>
        <Records />
      </Page>
      <BackToTop label={words.toTop} />
    </>
  )),
  play: async ({ canvas }) => {
    window.scrollTo({ top: 400, behavior: 'instant' });
    const button = await canvas.findByRole('button');
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'shown'));
  },
};

export const LeadsBack: StoryObj = {
  ...(Scrolled.render ? { render: Scrolled.render } : {}),
  play: async ({ canvas }) => {
    window.scrollTo({ top: 400, behavior: 'instant' });
    const button = await canvas.findByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => {
      await expect(window.scrollY).toBe(0);
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    });
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
