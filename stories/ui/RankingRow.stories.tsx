import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AVATAR_IDS } from '#art/ids.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { RankingRow } from '#ui/components/RankingRow/index.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { drawWith, storyText } from '../setting/storyText.ts';
import { avatarPicture } from './pictures.ts';

const meta = {
  title: 'Play/RankingRow',
  component: RankingRow,
  decorators: [
    (Story) => (
      <ol style={{ display: 'grid', gap: '.5rem', maxWidth: '40rem' }}>
        <Story />
      </ol>
    ),
  ],
  parameters: guide({
    usage:
      'For activity rankings, the rich list and the honors of a club. Put the rows in an `<ol>`; where the own place is far down, show the own row once more, pinned above or below the list.',
    dos: [
      'Mark the own row, and say what is missing to the next place in `detail`.',
      'Shorten amounts past a billion; the value is never cut.',
    ],
    donts: ['Two rows marked as own in one list.', 'A control in `detail` of a row that can be opened.'],
  }),
} satisfies Meta<typeof RankingRow>;
export default meta;

const useText = storyText({
  place: ['名次', 'Peringkat', 'Hạng'],
  you: ['你', 'Anda', 'Bạn'],
  unranked: ['尚未上榜', 'Belum masuk peringkat', 'Chưa lên bảng'],
  missing: ['再贏 128,400 就前進一名', 'Menang 128.400 lagi untuk naik', 'Thắng thêm 128.400 để lên hạng'],
  tier: ['藍寶石會員', 'Anggota Safir', 'Hội viên Sapphire'],
  long: [
    '月光下的第七十二個旅行者',
    'PengembaraKetujuhPuluhDuaDiBawahBulan',
    'Lữ khách thứ bảy mươi hai dưới ánh trăng',
  ],
});

const press = fn();
const people = ['夜行者小葵', '狼嚎夜未眠', '青山不改', '阿默', '蛙蛙不怕冷'];

function Face({ at }: { at: number }): ReactNode {
  return <Avatar name="" size={44} src={avatarPicture(AVATAR_IDS[at] ?? 'cat')} tier={6} />;
}

export const Ranking: StoryObj = {
  render: function Ranking() {
    const text = useText();
    const locale = useStoryLanguage();
    return (
      <>
        {people.map((name, at) => (
          <RankingRow
            avatar={<Face at={at} />}
            detail={at === 3 ? text.missing : text.tier}
            key={name}
            name={name}
            onPress={press}
            own={at === 3 ? text.you : undefined}
            place={at + 1}
            placeLabel={`${text.place} ${String(at + 1)}`}
            value={<Amount locale={locale} value={12_860_000 - at * 2_128_400} />}
          />
        ))}
      </>
    );
  },
  play: async ({ canvas }) => {
    press.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '阿默' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledTimes(2);
    await expect(canvas.getAllByRole('listitem')[3]).toHaveAttribute('aria-current', 'true');
  },
};

export const LongTexts: StoryObj = {
  render: function LongTexts() {
    const text = useText();
    const locale = useStoryLanguage();
    return (
      <>
        {[1, 1_284].map((place) => (
          <RankingRow
            avatar={<Face at={place === 1 ? 9 : 12} />}
            detail={text.missing}
            key={place}
            name={text.long}
            own={place === 1 ? undefined : text.you}
            place={place}
            placeLabel={`${text.place} ${String(place)}`}
            value={<Amount locale={locale} value={1_286_400_000} />}
          />
        ))}
      </>
    );
  },
};

export const Unranked: StoryObj = {
  render: drawWith(useText, (text) => (
    <RankingRow
      avatar={<Face at={6} />}
      detail={text.unranked}
      name="0912-小虎"
      own={text.you}
      placeLabel={text.unranked}
      value="–"
    />
  )),
};
