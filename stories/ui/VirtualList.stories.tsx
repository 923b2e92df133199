import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AVATAR_IDS } from '#art/ids.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { ChatBubble, ChatMessage } from '#ui/components/ChatBubble/index.ts';
import { VirtualList, type VirtualListHandle } from '#ui/components/VirtualList/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';
import { avatarPicture } from './pictures.ts';

const meta = {
  title: 'Data/VirtualList',
  component: VirtualList,
  parameters: guide({
    usage:
      'For lists that may grow past a few hundred rows: a conversation (`anchor="end"`), a bank book, a long friend list. It fills its place, so give that a height. What loads page by page and stays short is an InfiniteList.',
    dos: [
      'Give each row a key that it keeps, a sent message its UUID: the place on the screen hangs on it.',
      'Put older rows before the first in one change; the list sees that by itself and holds still.',
      'After an own message call `toEnd()`: what one writes is what one wants to see.',
    ],
    donts: [
      'Margins on rows: they are not measured. Use padding.',
      'Announcing rows by a live region inside: a row that is scrolled into view would be read as news.',
      'A list inside a list that scrolls the same way.',
    ],
  }),
} satisfies Meta<typeof VirtualList>;
export default meta;

const useText = storyText({
  messages: ['訊息', 'Pesan', 'Tin nhắn'],
  records: ['存摺紀錄', 'Catatan bank', 'Lịch sử giao dịch'],
  older: ['正在載入較早的訊息', 'Memuat pesan lama', 'Đang tải tin nhắn cũ'],
  later: ['正在載入更多紀錄', 'Memuat catatan lain', 'Đang tải thêm'],
  unread: ['以下是未讀訊息', 'Pesan belum dibaca', 'Tin nhắn chưa đọc'],
  toEnd: ['回到最新', 'Ke yang terbaru', 'Về mới nhất'],
  fresh: ['則新訊息', 'pesan baru', 'tin nhắn mới'],
  load: ['載入較早的', 'Muat yang lama', 'Tải tin cũ'],
  arrive: ['有人說話', 'Pesan masuk', 'Có tin mới'],
  record: ['老虎機 · 第', 'Slot · putaran', 'Nổ hũ · lượt'],
  one: [
    '今晚的【夜梟秘寶】手感不錯耶',
    'Harta Burung Hantu malam ini lagi bagus',
    'Tối nay Kho Báu Cú Đêm mát tay ghê',
  ],
  two: [
    '剛剛連兩把都開到免費遊戲，第二把還翻了三次倍，截圖都來不及！',
    'Barusan dua kali berturut-turut dapat putaran gratis, sampai lupa tangkap layar!',
    'Vừa rồi hai ván liền đều trúng lượt quay miễn phí, chưa kịp chụp màn hình!',
  ],
  three: ['恭喜！', 'Selamat!', 'Chúc mừng!'],
});

const names = ['阿默', '狼嚎夜未眠', '蛙蛙不怕冷', '小虎妹'];
const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, at) => from + at);
const keyOf = (number: number): string => String(number);

function Row({ number }: { number: number }): ReactNode {
  const text = useText();
  const who = names[number % names.length] ?? '';
  const animal = AVATAR_IDS[number % AVATAR_IDS.length] ?? 'cat';
  return (
    <div data-row={number} style={{ padding: '0 .75rem' }}>
      <ChatMessage
        avatar={<Avatar name="" size={36} src={avatarPicture(animal)} tier={3} />}
        position="single"
        sender={{ name: who, tier: 3 }}
        side="other"
        time={`#${String(number)}`}
      >
        <ChatBubble side="other">{[text.one, text.two, text.three][number % 3]}</ChatBubble>
      </ChatMessage>
    </div>
  );
}

function Talk({ unread }: { unread?: number }): ReactNode {
  const text = useText();
  const [[from, to], setRange] = useState<readonly [number, number]>([500, 540]);
  const list = useRef<VirtualListHandle>(null);
  const [items, setItems] = useState(range(from, to));
  const show = (start: number, end: number): void => {
    setRange([start, end]);
    setItems(range(start, end));
  };
  return (
    <Stack gap={3}>
      <Inline gap={2} wrap>
        <Button onClick={() => show(from - 20, to)} size="sm" variant="secondary">
          {text.load}
        </Button>
        <Button onClick={() => show(from, to + 1)} size="sm" variant="secondary">
          {text.arrive}
        </Button>
      </Inline>
      <div style={{ display: 'flex', height: '32rem' }}>
        <VirtualList
          anchor="end"
          itemKey={keyOf}
          items={items}
          jumpLabel={(since) => (since.length > 0 ? `${String(since.length)} ${text.fresh}` : text.toEnd)}
          label={text.messages}
          ref={list}
          unread={unread === undefined ? undefined : { key: String(unread), label: text.unread }}
        >
          {(number) => <Row number={number} />}
        </VirtualList>
      </div>
    </Stack>
  );
}

const part = (root: HTMLElement, name: string): HTMLElement | null => root.querySelector(`[data-part=${name}]`);
const distance = (list: HTMLElement): number => list.scrollHeight - list.scrollTop - list.clientHeight;

/** Waits until a position is stable: newly visible rows get their real height only when they are drawn. */
async function settled(place: () => number): Promise<number> {
  const before = place();
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return place() === before ? before : settled(place);
}

export const Conversation: StoryObj = {
  render: () => <Talk />,
  play: async ({ canvas, canvasElement, step }) => {
    const list = canvas.getByRole('region');
    const [older, arrive] = canvas.getAllByRole('button');
    if (!older || !arrive) throw new Error('the story lost its buttons');
    await step('opens at its end, and stays there while it grows', async () => {
      await waitFor(async () => {
        await expect(canvas.getByText('#539')).toBeVisible();
        await expect(distance(list)).toBeLessThan(4);
      });
      await userEvent.click(arrive);
      await waitFor(async () => {
        await expect(canvas.getByText('#540')).toBeVisible();
        await expect(distance(list)).toBeLessThan(4);
      });
    });
    await step('further up, what comes is counted and moves nothing', async () => {
      // A person continues to scroll even while the list changes its size.
      await waitFor(async () => {
        if (distance(list) < 700) list.scrollTop -= 350;
        await expect(distance(list)).toBeGreaterThanOrEqual(700);
        await expect(part(canvasElement, 'virtual-list')).toHaveAttribute('data-state', 'away');
      });
      await userEvent.click(arrive);
      await canvas.findByRole('button', { name: /^1 /u });
    });
    await step('older rows come before without a jump', async () => {
      await settled(() => list.scrollHeight + list.scrollTop);
      const inView = [...list.querySelectorAll<HTMLElement>('[data-row]')].find(
        (row) => row.getBoundingClientRect().top > list.getBoundingClientRect().top,
      );
      const row = inView?.dataset['row'] ?? '';
      const top = (): number => list.querySelector(`[data-row="${row}"]`)?.getBoundingClientRect().top ?? Number.NaN;
      const before = await settled(top);
      const height = list.scrollHeight;
      await userEvent.click(older);
      await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(height + 400));
      await waitFor(() => expect(Math.abs(top() - before)).toBeLessThan(2));
    });
    await step('one press leads back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^1 /u }));
      await waitFor(async () => {
        await expect(canvas.getByText('#541')).toBeVisible();
        await expect(distance(list)).toBeLessThan(4);
      });
      await expect(part(canvasElement, 'virtual-list-jump')).toBeNull();
    });
  },
};

export const Unread: StoryObj = {
  render: () => <Talk unread={525} />,
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('region');
    await waitFor(async () => {
      const mark = part(canvasElement, 'virtual-list-unread')?.getBoundingClientRect().top ?? Number.NaN;
      await expect(Math.abs(mark - list.getBoundingClientRect().top)).toBeLessThan(24);
    });
    await canvas.findByRole('button', { name: /^15 /u });
  },
};

export const FewRows: StoryObj = {
  render: drawWith(useText, (text) => (
    <div style={{ display: 'flex', height: '28rem' }}>
      <VirtualList anchor="end" itemKey={keyOf} items={[0, 1]} label={text.messages}>
        {(number) => <Row number={number} />}
      </VirtualList>
    </div>
  )),
};

export const Loading: StoryObj = {
  render: drawWith(useText, (text) => (
    <div style={{ display: 'flex', height: '28rem' }}>
      <VirtualList
        anchor="end"
        busy={{ edge: 'start', label: text.older }}
        itemKey={keyOf}
        items={range(300, 330)}
        label={text.messages}
      >
        {(number) => <Row number={number} />}
      </VirtualList>
    </div>
  )),
};

export const Downward: StoryObj = {
  render: drawWith(useText, (text) => (
    <div style={{ display: 'flex', height: '24rem' }}>
      <VirtualList
        busy={{ edge: 'end', label: text.later }}
        itemKey={keyOf}
        items={range(1, 10_001)}
        label={text.records}
      >
        {(number) => (
          <div data-row={number} style={{ padding: '.75rem 1rem' }}>
            {text.record} {number}
          </div>
        )}
      </VirtualList>
    </div>
  )),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-row]').length).toBeLessThan(60);
    const region = canvas.getByRole('region');
    await waitFor(async () => {
      // Scrolls again: newly visible rows are measured, and the end moves.
      region.scrollTop = 1e9;
      const last = canvas.getByText(/ 10000$/u).getBoundingClientRect();
      await expect(last.bottom).toBeLessThanOrEqual(region.getBoundingClientRect().bottom);
      await expect(region.scrollHeight - region.scrollTop - region.clientHeight).toBeLessThan(1);
    });
    // Scrolls back: the end moves again with the fonts of each brand.
    await waitFor(async () => {
      region.scrollTop = 0;
      await expect(canvas.getByText(/ 1$/u)).toBeVisible();
    });
  },
};
