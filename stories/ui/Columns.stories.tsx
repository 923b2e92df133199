import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from '#ui/components/Amount/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Columns } from '#ui/layout/Columns/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { columnsAt, columnTiers } from '#ui/layout/tiers.ts';
import { useTier } from '#ui/layout/useTier.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  parameters: guide({
    usage:
      'For lists of equal things that take the width there is: missions, records, friends. Above 1024 px it has four columns, above 768 three, above 600 two, above 374 one; below that things lie under each other. Game tiles have a grid of their own, TileGrid.',
    dos: [
      'Say `most` where four would be too thin for the words.',
      'Take `useTier` for what CSS cannot say, such as how many slides a carousel loads.',
    ],
    donts: [
      'A breakpoint of your own: the rule stands once, in ui/layout/tiers.ts.',
      'Columns for two buttons: that is Inline.',
    ],
  }),
} satisfies Meta<typeof Columns>;
export default meta;

const useText = storyText({
  missions: ['任務列表', 'Daftar misi', 'Danh sách nhiệm vụ'],
  spin: ['轉動老虎機 50 次', 'Putar slot 50 kali', 'Quay nổ hũ 50 lần'],
  win: ['單次贏得 10 倍以上', 'Menang 10 kali lipat sekali main', 'Thắng từ 10 lần trong một lượt'],
  chat: ['在公頻發言 3 次', 'Tulis 3 pesan di kanal publik', 'Nhắn 3 tin ở kênh công khai'],
  gift: ['送出一份禮物給好友', 'Kirim satu hadiah ke teman', 'Tặng bạn bè một món quà'],
  sign: ['連續簽到七天', 'Absen tujuh hari berturut-turut', 'Điểm danh bảy ngày liên tiếp'],
  club: ['加入俱樂部', 'Gabung klub', 'Gia nhập câu lạc bộ'],
  now: ['現在的欄數', 'Jumlah kolom saat ini', 'Số cột hiện tại'],
});

type ColumnsText = ReturnType<typeof useText>;

const missionsOf = (words: ColumnsText) => [
  { id: 'spin', text: words.spin, gold: 20_000 },
  { id: 'win', text: words.win, gold: 50_000 },
  { id: 'chat', text: words.chat, gold: 5_000 },
  { id: 'gift', text: words.gift, gold: 10_000 },
  { id: 'sign', text: words.sign, gold: 100_000 },
  { id: 'club', text: words.club, gold: 30_000 },
];

function Missions({ most }: { most: 1 | 2 | 3 | 4 }) {
  const words = useText();
  const locale = useStoryLanguage();
  return (
    <Columns as="ul" label={words.missions} most={most}>
      {missionsOf(words).map(({ id, text, gold }) => (
        <Card asChild key={id}>
          <li>
            <Stack gap={2}>
              <Text weight="bold">{text}</Text>
              <Amount locale={locale} size={17} tone="gold" value={gold} />
            </Stack>
          </li>
        </Card>
      ))}
    </Columns>
  );
}

const drawnColumns = (list: Element): number => getComputedStyle(list).gridTemplateColumns.split(' ').length;

export const Four: StoryObj = {
  render: () => <Missions most={4} />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(drawnColumns(list)).toBe(Math.max(1, columnsAt(window.innerWidth)));
  },
};

export const AtMostTwo: StoryObj = {
  render: () => <Missions most={2} />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(drawnColumns(list)).toBe(Math.min(2, Math.max(1, columnsAt(window.innerWidth))));
  },
};

export const TheRule: StoryObj = {
  render: function TheRule() {
    const words = useText();
    const tier = useTier();
    return (
      <Stack gap={3}>
        <Text>
          {words.now}：<strong data-testid="tier">{tier}</strong>
        </Text>
        {[...columnTiers, { above: 0, columns: 0 }].map(({ above, columns }) => (
          <Text
            key={above}
            tone={columns === tier ? 'primary' : 'muted'}
            weight={columns === tier ? 'bold' : 'regular'}
          >
            {above === 0 ? `≤ 374 px → 0` : `> ${String(above)} px → ${String(columns)}`}
          </Text>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('tier')).toHaveTextContent(String(columnsAt(window.innerWidth)));
  },
};
