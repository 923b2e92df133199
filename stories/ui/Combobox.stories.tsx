import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { Combobox, type ComboboxOption } from '#ui/components/Combobox/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';
import { avatarPicture } from './pictures.ts';

const useText = storyText({
  player: ['收禮玩家', 'Penerima hadiah', 'Người nhận quà'],
  placeholder: ['暱稱或玩家編號', 'Nama atau ID pemain', 'Biệt danh hoặc mã người chơi'],
  hint: ['只能送給好友', 'Hanya untuk teman', 'Chỉ tặng được bạn bè'],
  error: ['不能給自己送禮', 'Tidak bisa memberi hadiah kepada diri sendiri', 'Không thể tự tặng quà cho mình'],
  open: ['展開名單', 'Tampilkan daftar', 'Mở danh sách'],
  clear: ['清除', 'Hapus', 'Xóa'],
  loading: ['搜尋中…', 'Mencari…', 'Đang tìm…'],
  none: [
    '找不到這位玩家，請確認暱稱或編號',
    'Pemain tidak ditemukan. Periksa nama atau ID',
    'Không tìm thấy. Hãy kiểm tra biệt danh hoặc mã',
  ],
  found: ['找到的玩家：', 'Ditemukan: ', 'Tìm thấy: '],
  offline: ['已停用的帳號', 'Akun nonaktif', 'Tài khoản đã khóa'],
});

const players = [
  ['80013526', '青山不改', 'deer'],
  ['80013611', '小虎妹', 'fox'],
  ['80020148', '山海經', 'bear'],
  ['80020533', '金山銀山', 'frog'],
  ['80031900', 'Nguyễn Sơn', 'rabbit'],
] as const;

function usePlayers(): readonly ComboboxOption[] {
  const words = useText();
  return [
    ...players.map(([value, label, animal]) => ({
      value,
      label,
      hint: value,
      icon: <Avatar name="" size={32} src={avatarPicture(animal)} />,
    })),
    { value: '80099999', label: words.offline, hint: '80099999', disabled: true },
  ];
}

function useListText() {
  const words = useText();
  return {
    open: words.open,
    clear: words.clear,
    loading: words.loading,
    none: words.none,
    found: (count: number) => `${words.found}${String(count)}`,
  };
}

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  parameters: guide({
    usage:
      'For one of many that nobody scrolls through: players, games, clubs. Up to a dozen known names are a Select.',
    dos: [
      'With a server: `filter={false}`, ask from `onQueryChange` (wait 300 ms), pass `loading`.',
      'Say in `none` what to try next.',
      'Give a second line that tells namesakes apart.',
    ],
    donts: [
      'Free text: only what is in the list can be chosen.',
      'Asking the server for every syllable that is being composed.',
    ],
  }),
} satisfies Meta<typeof Combobox>;
export default meta;

export const States: StoryObj = {
  render: function States() {
    const words = useText();
    const options = usePlayers();
    const listText = useListText();
    const [first = null] = options;
    const common = { label: words.player, options, placeholder: words.placeholder, words: listText };
    return (
      <Stack>
        <Combobox {...common} hint={words.hint} required />
        <Combobox {...common} defaultValue={first} />
        <Combobox {...common} defaultValue={first} error={words.error} />
        <Combobox {...common} defaultValue={first} disabled />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [field] = canvas.getAllByRole('combobox');
    if (!field) throw new Error('no combobox');
    await userEvent.click(field);
    await userEvent.type(field, '山');
    const options = await screen.findAllByRole('option');
    await expect(options).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('山海經');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Found: StoryObj = {
  render: function Found() {
    return <Combobox label={useText().player} options={usePlayers()} words={useListText()} />;
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '8002');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await expect(screen.getAllByText('8002', { selector: 'mark' })).toHaveLength(2);
  },
};

export const Loading: StoryObj = {
  render: function Loading() {
    return <Combobox defaultOpen filter={false} label={useText().player} loading options={[]} words={useListText()} />;
  },
};

export const NoneFound: StoryObj = {
  render: function NoneFound() {
    return <Combobox label={useText().player} options={usePlayers()} words={useListText()} />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(screen.queryAllByRole('option')).toHaveLength(0);
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Filters by the reported query, like a server. */
export const Asked: StoryObj = {
  render: function Asked() {
    const words = useText();
    const all = usePlayers();
    const [query, setQuery] = useState('');
    const answer = query === '' ? [] : all.filter((one) => one.label.startsWith(query) || one.value.startsWith(query));
    return (
      <Combobox
        filter={false}
        hint={words.placeholder}
        label={words.player}
        onQueryChange={setQuery}
        options={answer}
        words={useListText()}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '小');
    await userEvent.click(await screen.findByRole('option', { name: /小虎妹/u }));
    await expect(canvas.getByRole('combobox')).toHaveValue('小虎妹');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
