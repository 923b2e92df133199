import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { drawWith, storyText } from '../setting/storyText.ts';
import { bannerAddress, itemPicture } from './pictures.ts';
import { sharedText, useSharedText } from './sharedText.ts';

const meta = {
  title: 'Layout/Card',
  component: Card,
  parameters: guide({
    usage:
      'For things that belong together and are looked at as one: a balance, a pack, a record. With `asChild` all of it is one link or button.',
    dos: ['One gold card a screen: the one that pays.', 'A well inside a card, not a card inside a card.'],
    donts: [
      'A pressed card with another button in it: nobody knows which one is meant.',
      'A card for every line of a list: lines do.',
    ],
  }),
} satisfies Meta<typeof Card>;
export default meta;

const useTexts = storyText({
  ...sharedText,
  pack: ['首購雙倍禮包', 'Paket pembelian pertama ganda', 'Gói mua lần đầu nhân đôi'],
  packText: [
    '第一次購買即享兩倍金幣，每個帳號限購一次。',
    'Pembelian pertama memberi dua kali lipat koin emas, sekali per akun.',
    'Lần mua đầu được gấp đôi vàng, mỗi tài khoản một lần.',
  ],
  mails: ['信箱裡有 3 封未讀信件', 'Ada 3 surat belum dibaca', 'Có 3 thư chưa đọc'],
});

function Balance() {
  const words = useSharedText();
  const locale = useStoryLanguage();
  return (
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
  );
}

export const Variants: StoryObj = {
  render: drawWith(useTexts, (words) => (
    <Stack>
      <Card>
        <Balance />
      </Card>
      <Card variant="gold">
        <Stack gap={2}>
          <Heading level={2}>{words.pack}</Heading>
          <Text as="p" tone="muted">
            {words.packText}
          </Text>
          <Inline justify="end">
            <Button variant="gold">NT$ 330</Button>
          </Inline>
        </Stack>
      </Card>
      <Card padding="sm" variant="well">
        <Text size={12} tone="muted">
          {words.ageText}
        </Text>
      </Card>
    </Stack>
  )),
};

export const Padding: StoryObj = {
  render: drawWith(useTexts, (texts) => (
    <Stack>
      {(['none', 'sm', 'md'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {padding === 'none' ? (
            <img alt="" src={bannerAddress('first')} style={{ width: '100%' }} />
          ) : (
            <Text>{texts.packText}</Text>
          )}
        </Card>
      ))}
    </Stack>
  )),
};

const press = fn();

export const Pressed: StoryObj = {
  render: drawWith(useTexts, (texts) => (
    <Stack>
      <Card asChild>
        <a href="#mail">
          <Text weight="bold">{texts.mails}</Text>
        </a>
      </Card>
      <Card asChild variant="gold">
        <button onClick={press} type="button">
          <Text weight="bold">{texts.pack}</Text>
        </button>
      </Card>
    </Stack>
  )),
  play: async ({ canvas }) => {
    press.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
  },
};
