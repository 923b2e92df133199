import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { itemPicture } from './pictures.ts';
import { useWords } from './words.ts';

const meta = { title: 'Layout/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;

export const Variants: StoryObj = {
  render: function Variants() {
    const words = useWords();
    const locale = useStoryLanguage();
    return (
      <Stack>
        <Card>
          <Inline gap={3} justify="between">
            <Inline gap={3}>
              <img alt="" height={40} src={itemPicture('coin')} width={40} />
              <Stack gap={0}>
                <Text size={12} tone="muted">
                  {words.gold}
                </Text>
                <Amount locale={locale} size={20} tone="gold" value={2_480_900} />
              </Stack>
            </Inline>
            <Button size="sm">{words.buy}</Button>
          </Inline>
        </Card>
        <Card padding="sm" variant="well">
          <Text size={12} tone="muted">
            {words.ageText}
          </Text>
        </Card>
        <Card variant="gold">
          <Text weight="bold">{words.winNews}</Text>
        </Card>
        <Card asChild>
          <a href="#mail">
            <Text>{words.mail}</Text>
          </a>
        </Card>
      </Stack>
    );
  },
};
