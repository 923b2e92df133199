import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Amount } from '#ui/components/Amount/index.ts';
import { ShelfCard } from '#ui/components/ShelfCard/index.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { storyText } from '../setting/storyText.ts';
import { itemPicture } from './pictures.ts';

const meta = {
  title: 'Play/ShelfCard',
  component: ShelfCard,
  parameters: guide({
    usage:
      'For what one takes from a shelf: packs of gold, gifts, coupons. The drawing grows with the amount: coin, stack, bag, chest, treasure.',
    dos: [
      'One featured card a shelf: its rays say most people take it.',
      'Say the amount in full, the price on the key.',
      'Sold out: say when there are more.',
    ],
    donts: ['A ribbon on every card for different reasons.', 'A price that differs from the one at the checkout.'],
  }),
} satisfies Meta<typeof ShelfCard>;
export default meta;

const useOwnText = storyText({
  double: ['首購雙倍', 'Pembelian pertama 2×', 'Nhân đôi lần đầu'],
  most: ['最多人選', 'Paling laris', 'Nhiều người chọn'],
  gift: ['送', 'Bonus', 'Tặng'],
  left: ['今日剩 3 份', 'Sisa 3 hari ini', 'Hôm nay còn 3'],
  soldOut: ['明日再來', 'Kembali besok', 'Hẹn ngày mai'],
  box: ['禮物盒', 'Kotak hadiah', 'Hộp quà'],
  ticket: ['轉盤券', 'Tiket roda', 'Vé vòng quay'],
  trophy: ['冠軍盃', 'Piala juara', 'Cúp vô địch'],
});
const press = fn();

/** Three columns, as on a phone; fewer with large text. */
function Shelf({ children }: { children: ReactNode }): ReactNode {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.25rem, 100%), 1fr))',
        gap: '1rem .625rem',
        maxWidth: '30rem',
      }}
    >
      {children}
    </div>
  );
}

export const Gold: StoryObj = {
  name: 'Gold: coin, stack, bag, chest, treasure',
  render: function Gold() {
    const words = useOwnText();
    const locale = useStoryLanguage();
    const amount = (value: number): ReactNode => <Amount locale={locale} tone="gold" value={value} />;
    const bonus = (value: number): ReactNode => (
      <>
        {words.gift} <Amount locale={locale} value={value} />
      </>
    );
    return (
      <Shelf>
        <ShelfCard
          growth={1}
          onPress={press}
          picture={itemPicture('coin')}
          price="NT$ 30"
          ribbon={words.double}
          title={amount(60_000)}
        />
        <ShelfCard
          bonus={bonus(15_000)}
          growth={2}
          onPress={press}
          picture={itemPicture('stack')}
          price="NT$ 150"
          ribbon={words.double}
          title={amount(300_000)}
        />
        <ShelfCard
          bonus={bonus(54_000)}
          growth={3}
          onPress={press}
          picture={itemPicture('bag')}
          price="NT$ 330"
          ribbon={words.double}
          title={amount(680_000)}
        />
        <ShelfCard
          bonus={bonus(468_000)}
          featured
          growth={4}
          onPress={press}
          picture={itemPicture('chest')}
          price="NT$ 1,690"
          ribbon={words.most}
          title={amount(3_600_000)}
        />
        <ShelfCard
          bonus={bonus(1_296_000)}
          growth={5}
          onPress={press}
          picture={itemPicture('treasure')}
          price="NT$ 3,290"
          title={amount(7_200_000)}
        />
      </Shelf>
    );
  },
  play: async ({ canvas }) => {
    press.mockClear();
    const [, , , chest] = canvas.getAllByRole('button');
    await expect(chest).toHaveTextContent('NT$ 1,690');
    await userEvent.click(chest ?? document.body);
    await expect(press).toHaveBeenCalledOnce();
    chest?.blur();
  },
};

export const LeftToday: StoryObj = {
  name: 'Left today, sold out, being taken',
  render: function LeftToday() {
    const words = useOwnText();
    const locale = useStoryLanguage();
    const price = (
      <>
        <img alt="" height={18} src={itemPicture('gem')} width={18} />
        <Amount locale={locale} value={20} />
      </>
    );
    return (
      <Shelf>
        <ShelfCard
          left={words.left}
          onPress={press}
          picture={itemPicture('ticket')}
          price={price}
          title={words.ticket}
        />
        <ShelfCard
          onPress={press}
          picture={itemPicture('gift')}
          price={price}
          soldOut={words.soldOut}
          title={words.box}
        />
        <ShelfCard busy onPress={press} picture={itemPicture('bag')} price={price} title={words.trophy} />
      </Shelf>
    );
  },
};

export const Choosing: StoryObj = {
  name: 'Choosing one of several',
  render: function Choosing() {
    const words = useOwnText();
    const locale = useStoryLanguage();
    const [chosen, setChosen] = useState('gift');
    const goods = [
      { id: 'gift', title: words.box, price: 20 },
      { id: 'ticket', title: words.ticket, price: 50 },
      { id: 'trophy', title: words.trophy, price: 5_000 },
    ] as const;
    return (
      <Shelf>
        {goods.map(({ id, title, price }) => (
          <ShelfCard
            key={id}
            onPress={() => setChosen(id)}
            picture={itemPicture(id)}
            price={
              <>
                <img alt="" height={18} src={itemPicture('gem')} width={18} />
                <Amount locale={locale} value={price} />
              </>
            }
            selected={chosen === id}
            title={title}
          />
        ))}
      </Shelf>
    );
  },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('button');
    await userEvent.click(cards[1] ?? document.body);
    await expect(canvas.getByRole('button', { pressed: true })).toBe(cards[1]);
    cards[1]?.blur();
  },
};
