import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '#ui/components/Field/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { storyWords } from '../setting/storyWords.ts';

const useWords = storyWords({
  birthday: { zh_tw: '生日', id_id: 'Tanggal lahir', vi_vn: 'Ngày sinh' },
  hint: {
    zh_tw: '生日當天會收到一份小禮物，設定後不能更改',
    id_id: 'Kamu akan menerima hadiah kecil di hari ulang tahunmu; tidak bisa diubah lagi',
    vi_vn: 'Bạn sẽ nhận một món quà nhỏ vào ngày sinh nhật; không thể thay đổi sau khi lưu',
  },
  error: { zh_tw: '請選擇生日', id_id: 'Pilih tanggal lahir', vi_vn: 'Vui lòng chọn ngày sinh' },
});

const meta = {
  title: 'Forms/Field',
  component: Field,
  parameters: guide({
    usage:
      'For a control that the library does not have: Field brings label, hint, error and the wiring between them. TextField, Select and the rest stand in one already.',
    dos: ['Spread the wiring over the control itself.', 'Say in the error what to do: 請選擇生日, not 錯誤.'],
    donts: [
      'A placeholder in the label’s stead.',
      'A hint that repeats the label.',
      'A Field around a component that has its own.',
    ],
  }),
} satisfies Meta<typeof Field>;
export default meta;

export const States: StoryObj = {
  render: function States() {
    const words = useWords();
    return (
      <Stack>
        <Field hint={words.hint} label={words.birthday}>
          {({ labelId: _, ...wiring }) => <input {...wiring} defaultValue="1996-04-18" type="date" />}
        </Field>
        <Field error={words.error} label={words.birthday} required>
          {({ labelId: _, ...wiring }) => <input {...wiring} required type="date" />}
        </Field>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByLabelText(/生日|lahir|sinh/u);
    await expect(first).toHaveAccessibleDescription(/./u);
    await expect(second).toBeInvalid();
    await expect(second).toBeRequired();
  },
};
