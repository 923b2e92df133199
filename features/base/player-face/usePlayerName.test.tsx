import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import { languageTags, loadMessages, type Locale } from '#locales/index.ts';
import { nameless } from '#domain/account/forget.ts';
import { usePlayerName } from './usePlayerName.ts';

afterEach(cleanup);

const Names = ({ names }: { names: readonly string[] }) => {
  const playerName = usePlayerName();
  return <p>{names.map((name) => playerName(name)).join(' · ')}</p>;
};
const show = async (locale: Locale): Promise<void> => {
  render(
    <IntlProvider locale={languageTags[locale]} messages={await loadMessages(locale)}>
      <Names names={[nameless('80000001').Name, '夜行者小葵']} />
    </IntlProvider>,
  );
};

test.each([
  ['zh_tw', '已刪除的玩家 · 夜行者小葵'],
  ['id_id', 'Pemain terhapus · 夜行者小葵'],
  ['vi_vn', 'Người chơi đã xóa tài khoản · 夜行者小葵'],
] as const)('names a deleted player by a text in %s, and another by their own name', async (locale, shown) => {
  await show(locale);
  expect(screen.getByText(shown)).toBeInTheDocument();
});
