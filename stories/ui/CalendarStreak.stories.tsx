import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { ItemId } from '#art/ids.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { CalendarStreak, type StreakDay } from '#ui/components/CalendarStreak/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { storyText } from '../setting/storyText.ts';
import { itemPicture } from './pictures.ts';

const meta = {
  title: 'Play/CalendarStreak',
  component: CalendarStreak,
  parameters: guide({
    usage:
      'For the seven-day sign-in. The service says which day is what; the component only shows it. One button below claims, in the thumb’s reach.',
    dos: [
      'Let the presents grow, and draw the seventh larger than all others.',
      'Turn today to `claimed` when the answer came, not before: the stamp drops by itself.',
      'Say when the row begins anew, in Taipei’s time.',
    ],
    donts: ['Two controls that claim with different words.', 'A press on a day that is still to come.'],
  }),
} satisfies Meta<typeof CalendarStreak>;
export default meta;

const useText = storyText({
  list: ['七日簽到', 'Absen tujuh hari', 'Điểm danh bảy ngày'],
  day: ['第 {n} 天', 'Hari {n}', 'Ngày {n}'],
  grand: ['第 {n} 天 · 大禮', 'Hari {n} · hadiah besar', 'Ngày {n} · quà lớn'],
  note: [
    '外加轉盤券 ×5、限定頭像框',
    'Plus tiket roda ×5 dan bingkai avatar terbatas',
    'Kèm vé vòng quay ×5 và khung avatar giới hạn',
  ],
  summary: ['已連續 {n} 天', '{n} hari berturut-turut', 'Liên tiếp {n} ngày'],
  reset: ['下次重置 00:00', 'Mulai lagi 00.00', 'Làm mới lúc 00:00'],
  claim: ['簽到領取', 'Klaim hari ini', 'Điểm danh nhận quà'],
  claimed: ['已領取', 'sudah diklaim', 'đã nhận'],
  today: ['今天可領', 'bisa diklaim hari ini', 'nhận hôm nay'],
  missed: ['漏簽', 'terlewat', 'bỏ lỡ'],
  future: ['尚未開放', 'belum terbuka', 'chưa mở'],
});

const gifts: readonly { item: ItemId; value: number }[] = [
  { item: 'coin', value: 5_000 },
  { item: 'coin', value: 8_000 },
  { item: 'point', value: 2 },
  { item: 'coin', value: 20_000 },
  { item: 'gem', value: 50 },
  { item: 'coin', value: 40_000 },
  { item: 'coin', value: 200_000 },
];

function Week({
  states,
  onClaim,
  onMakeUp,
}: {
  states: string;
  onClaim?: (day: number) => void;
  onMakeUp?: (day: number) => void;
}): ReactNode {
  const text = useText();
  const locale = useStoryLanguage();
  const names = { c: 'claimed', t: 'today', m: 'missed', f: 'future' } as const;
  const dayAt = (at: 0 | 1 | 2 | 3 | 4 | 5 | 6): StreakDay => {
    const { item, value } = gifts[at] ?? { item: 'coin', value: 0 };
    const letter = states[at];
    return {
      state: letter === 'c' || letter === 't' || letter === 'm' ? names[letter] : 'future',
      label: (at === 6 ? text.grand : text.day).replace('{n}', String(at + 1)),
      picture: <img alt="" src={itemPicture(item)} />,
      amount: <Amount locale={locale} value={value} />,
      ...(at === 6 && { note: text.note }),
    };
  };
  return (
    <CalendarStreak
      aside={text.reset}
      days={[dayAt(0), dayAt(1), dayAt(2), dayAt(3), dayAt(4), dayAt(5), dayAt(6)]}
      label={text.list}
      stateLabels={text}
      summary={text.summary.replace('{n}', String([...states].filter((letter) => letter === 'c').length))}
      {...(onClaim && { onClaim })}
      {...(onMakeUp && { onMakeUp })}
    />
  );
}

export const FourthDay: StoryObj = {
  render: function FourthDay() {
    const text = useText();
    const [states, setStates] = useState('ccctfff');
    return (
      <Stack gap={4}>
        <Week states={states} />
        <Button disabled={!states.includes('t')} fullWidth onClick={() => setStates('ccccfff')} size="lg">
          {text.claim}
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const day = (): Element | undefined => canvasElement.querySelectorAll('[data-part=calendar-streak-day]')[3];
    await expect(day()).toHaveAttribute('data-state', 'today');
    await userEvent.click(canvas.getByRole('button'));
    await expect(day()).toHaveAttribute('data-state', 'claimed');
  },
};

const makeUp = fn();
const claim = fn();

export const MissedDays: StoryObj = {
  render: () => <Week onClaim={claim} onMakeUp={makeUp} states="cmcmtff" />,
  play: async ({ canvas }) => {
    makeUp.mockClear();
    claim.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /第 2 天|Hari 2|Ngày 2/u }));
    await expect(makeUp).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: /第 5 天|Hari 5|Ngày 5/u }));
    await expect(claim).toHaveBeenCalledWith(5);
  },
};

export const SeventhDay: StoryObj = { render: () => <Week onClaim={claim} states="cccccct" /> };

export const FirstDay: StoryObj = { render: () => <Week states="tffffff" /> };

export const AllClaimed: StoryObj = { render: () => <Week states="ccccccc" /> };
