import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { Chip } from '#ui/components/Chip/index.ts';
import { Field } from '#ui/components/Field/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';

const useText = storyText({
  birthday: { zh_tw: '生日', id_id: 'Tanggal lahir', vi_vn: 'Ngày sinh' },
  hint: {
    zh_tw: '生日當天會收到一份小禮物，設定後不能更改',
    id_id: 'Kamu akan menerima hadiah kecil di hari ulang tahunmu; tidak bisa diubah lagi',
    vi_vn: 'Bạn sẽ nhận một món quà nhỏ vào ngày sinh nhật; không thể thay đổi sau khi lưu',
  },
  games: { zh_tw: '喜歡的遊戲類型', id_id: 'Jenis gim favorit', vi_vn: 'Thể loại yêu thích' },
  slots: { zh_tw: '老虎機', id_id: 'Slot', vi_vn: 'Máy xèng' },
  fishing: { zh_tw: '捕魚', id_id: 'Memancing', vi_vn: 'Bắn cá' },
  table: { zh_tw: '桌遊', id_id: 'Gim meja', vi_vn: 'Trò chơi bàn' },
  error: { zh_tw: '請至少選擇一種', id_id: 'Pilih paling sedikit satu', vi_vn: 'Chọn ít nhất một thể loại' },
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
  render: function OneControl() {
    const words = useText();
    return (
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
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleName(/1996\.04\.18/u);
    await expect(button).toHaveAccessibleDescription(/./u);
  },
};

export const Group: StoryObj = {
  render: function Group() {
    const words = useText();
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
  },
  play: async ({ canvas }) => {
    const [, wrong] = canvas.getAllByRole('group');
    await expect(wrong).toHaveAccessibleDescription(/請|Pilih|Chọn/u);
  },
};
