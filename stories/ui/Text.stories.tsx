import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { DayDivider } from '#ui/components/DayDivider/index.ts';
import { Pill } from '#ui/components/Pill/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useWords } from './words.ts';

const meta = { title: 'Text/Text', component: Text } satisfies Meta<typeof Text>;
export default meta;

export const Scale: StoryObj = {
  render: function Scale() {
    const words = useWords();
    return (
      <Stack gap={2}>
        {([11, 12, 13, 15, 17, 20, 24, 32] as const).map((size) => (
          <Text key={size} lines={1} size={size}>
            {words.winNews} 1,286,540
          </Text>
        ))}
        <Inline gap={4} wrap>
          {(['text', 'muted', 'faint', 'heading', 'primary', 'accent', 'positive', 'danger', 'warn'] as const).map(
            (tone) => (
              <Text key={tone} tone={tone} weight="bold">
                {words.popular}
              </Text>
            ),
          )}
        </Inline>
        <Text as="p" lines={2}>
          {`${words.notLoadedText} ${words.noFriendsText} ${words.leaveText} ${words.ageText}`}
        </Text>
        <VisuallyHidden>{words.loading}</VisuallyHidden>
      </Stack>
    );
  },
};

const press = fn();

export const Marks: StoryObj = {
  render: function Marks() {
    const words = useWords();
    return (
      <Stack>
        <SectionHeading
          aside={
            <a href="#all">
              {words.all} <ChevronRight aria-hidden="true" size={16} />
            </a>
          }
        >
          {words.popular}
        </SectionHeading>
        <SectionHeading level={3}>{words.activities}</SectionHeading>
        <DayDivider dateTime="2026-11-20">{words.chatDay}</DayDivider>
        <Inline justify="center">
          <Pill onClick={press}>{words.newMessages}</Pill>
        </Inline>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(press).toHaveBeenCalled();
  },
};
