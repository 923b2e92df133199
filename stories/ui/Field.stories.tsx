import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { Chip } from '#ui/components/Chip/index.ts';
import { Field } from '#ui/components/Field/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const useText = storyText({
  birthday: ['生日', 'Tanggal lahir', 'Ngày sinh'],
  hint: [
    '生日當天會收到一份小禮物，設定後不能更改',
    'Kamu akan menerima hadiah kecil di hari ulang tahunmu; tidak bisa diubah lagi',
    'Bạn sẽ nhận một món quà nhỏ vào ngày sinh nhật; không thể thay đổi sau khi lưu',
  ],
  games: ['喜歡的遊戲類型', 'Jenis gim favorit', 'Thể loại yêu thích'],
  slots: ['老虎機', 'Slot', 'Máy xèng'],
  fishing: ['捕魚', 'Memancing', 'Bắn cá'],
  table: ['桌遊', 'Gim meja', 'Trò chơi bàn'],
  error: ['請至少選擇一種', 'Pilih paling sedikit satu', 'Chọn ít nhất một thể loại'],
});

const meta = {
  title: 'Forms/Field',
  component: Field,
  parameters: guide({
    usage:
      'For a control that the library does not have: Field brings label, hint, error and the wiring between them. TextField, Select and the rest stand in one already.',
    dos: [
      'Spread the wiring over the control itself; a group of controls takes `group` and `labelId`.',
      'Say in the error what to do: 請至少選擇一種, not 錯誤.',
    ],
    donts: [
      'A placeholder in the label’s stead.',
      'A hint that repeats the label.',
      'A Field around a component that has its own.',
    ],
  }),
} satisfies Meta<typeof Field>;
export default meta;

export const OneControl: StoryObj = {
  render: drawWith(useText, (words) => (
    <Field hint={words.hint} label={words.birthday}>
      {({ id, 'aria-describedby': describedBy, labelId }) => (
        <div>
          <Button
            aria-describedby={describedBy}
            aria-labelledby={`${labelId} ${id}-value`}
            icon={<CalendarDays size={18} />}
            id={id}
            variant="secondary"
          >
            <span id={`${id}-value`}>1996.04.18</span>
          </Button>
        </div>
      )}
    </Field>
  )),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleName(/1996\.04\.18/u);
    await expect(button).toHaveAccessibleDescription(/./u);
  },
};

export const Group: StoryObj = {
  render: drawWith(useText, (words) => {
    const chips = (
      <Inline gap={2} wrap>
        <Chip>{words.slots}</Chip>
        <Chip>{words.fishing}</Chip>
        <Chip>{words.table}</Chip>
      </Inline>
    );
    return (
      <Stack>
        {[undefined, words.error].map((error) => (
          <Field error={error} group key={error ?? 'right'} label={words.games} required>
            {({ labelId, 'aria-describedby': describedBy }) => (
              <div aria-describedby={describedBy} aria-labelledby={labelId} role="group">
                {chips}
              </div>
            )}
          </Field>
        ))}
      </Stack>
    );
  }),
  play: async ({ canvas }) => {
    const [, wrong] = canvas.getAllByRole('group');
    await expect(wrong).toHaveAccessibleDescription(/請|Pilih|Chọn/u);
  },
};
