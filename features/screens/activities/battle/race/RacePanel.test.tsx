import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { advanceClock, settleRound } from '#protocol/endpoints/dev.ts';
import { getRaces, joinRace } from '#protocol/operations/race.ts';
import { MEMBER, startTestBackend, type TestBackend } from '../../../../testing/testBackend.ts';
import { openPage } from '../../testing/openPage.tsx';
import { BattlePage } from '../BattlePage.tsx';

const AT = { at: '/other/battle' };
const HOUR = 60 * 60;

/** Moves to the first minute of an hour, in which the hourly race takes players. */
async function toFullHour({ others }: TestBackend): Promise<void> {
  const { ServerTime } = await others.visitor().call(advanceClock, { Advance: 1 });
  await others.advance(HOUR + 30 - (Math.floor(Date.parse(ServerTime) / 1000) % HOUR));
}
const play = (backend: TestBackend, Bet: number, Win: number) =>
  backend.others.visitor().call(settleRound, { PlayerID: MEMBER.playerID, GameCode: 'owl', Bet, Win });

test('enters a race by one press, and shows the own place as rounds count, without a reload', async () => {
  const { backend } = await openPage(<BattlePage />, { ...AT, prepare: toFullHour });
  const join = await screen.findByRole('button', { name: '免費參加' });
  expect(screen.getByText(/參加後的前 20 局計分/u)).toBeVisible();
  await userEvent.dblClick(join);
  expect(await screen.findByText('參加成功，從下一局開始計分')).toBeVisible();
  expect(backend.sent(joinRace)).toHaveLength(1);
  const own = await screen.findByRole('region', { name: '您的名次' });
  expect(within(own).getByText('未上榜', { ignore: '[aria-hidden]' })).toBeInTheDocument();

  await play(backend, 100, 250);
  await backend.others.advance(2);
  expect(await within(own).findByText('第 1 名')).toBeInTheDocument();
  expect(own).toHaveTextContent('2.50 分');
  expect(own).toHaveTextContent('3,000');
});

test('says that results are counted between the end of a race and its result', async () => {
  await openPage(<BattlePage />, {
    ...AT,
    prepare: async (backend) => {
      await toFullHour(backend);
      await backend.others.advance(51 * 60);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^老虎機爭霸賽 統計中/u }));
  expect(await screen.findByText('成績統計中')).toBeVisible();
  expect(screen.queryByText('參加後玩一局就能上榜。')).toBeNull();
});

test('shows the result of a race that is over, and offers to share it', async () => {
  await openPage(<BattlePage />, {
    ...AT,
    prepare: async (backend) => {
      await toFullHour(backend);
      const own = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
      const [race] = (await own.call(getRaces, {})).List;
      await own.call(joinRace, { BattleID: race?.BattleID ?? '' });
      await play(backend, 100, 450);
      await backend.others.advance(HOUR);
      await backend.others.advance(60);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /老虎機爭霸賽 .*已結束/u }));
  const own = await screen.findByRole('region', { name: '您的名次' });
  expect(own).toHaveTextContent('獲得獎勵');
  expect(within(own).getByRole('button', { name: '分享成績' })).toBeEnabled();
});

test('says why another account of the phone cannot enter', async () => {
  const { backend } = await openPage(<BattlePage />, { ...AT, prepare: toFullHour });
  backend.change({ code: { joinRace: 300053 } });
  await userEvent.click(await screen.findByRole('button', { name: '免費參加' }));
  expect(await screen.findByText('同一支手機的另一個帳號已經參加這一場')).toBeVisible();
});

test('shows a race to come without a place and without a button', async () => {
  await openPage(<BattlePage />, { ...AT, prepare: toFullHour });
  const choices = within(await screen.findByRole('group', { name: '選擇賽事' }));
  const coming = choices.getAllByRole('button').find(({ textContent }) => textContent.endsWith(' 開始'));
  if (coming === undefined) throw new Error('no race is to come');
  await userEvent.click(coming);
  await waitFor(() => expect(coming).toHaveAttribute('aria-pressed', 'true'));
  expect(await screen.findByText('開始後，名次會即時列在這裡。')).toBeVisible();
  expect(screen.queryByRole('button', { name: /參加/u })).toBeNull();
});

test('shows why the races failed to load, and tries again', async () => {
  const backend = await startTestBackend();
  backend.change({ fail: { getRaces: 1 } });
  await openPage(<BattlePage />, AT);
  const failed = within(await screen.findByRole('alert'));
  backend.change({ fail: {} });
  await userEvent.click(failed.getByRole('button', { name: '重試' }));
  expect(await screen.findByRole('group', { name: '選擇賽事' })).toBeVisible();
});

test('shows a guest how to take part', async () => {
  await openPage(<BattlePage />, { ...AT, as: 'guest', prepare: toFullHour });
  expect(await screen.findByRole('button', { name: '免費參加' })).toHaveAccessibleDescription(
    '綁定手機成為會員後就能參加',
  );
});
