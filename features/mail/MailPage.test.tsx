import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Mail } from '#protocol/entities/mail.ts';
import { type Answer, ScriptedService } from '../testing/scriptedService.ts';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { MailPage } from './MailPage.tsx';

const texts = (zh_tw: string) => ({ zh_tw, id_id: '', vi_vn: '' });
const SENDER = { PlayerID: '80000001', Name: '竹林小圓', VIPLevel: 2, PicURL: '', PictureURL: '', PictureSetting: 2 };

const mailOf = (MailID: string, changes: Partial<Mail> = {}): Mail => ({
  MailID,
  Title: texts(`信${MailID}`),
  Content: texts(`內容${MailID}\n第二行`),
  From: 'System',
  Sender: null,
  Source: 'system',
  Attachments: [],
  State: 1,
  Collectable: false,
  Returnable: false,
  CreateTime: '2026-11-20T13:36:00.000Z',
  ExpireTime: '2026-12-20T13:36:00.000Z',
  ...changes,
});
const gold = (Amount: number): Partial<Mail> => ({ Attachments: [{ ItemID: 1, Amount }], Collectable: true });
const GIFT: Partial<Mail> = {
  ...gold(20_000),
  From: SENDER.PlayerID,
  Sender: { ...SENDER, PictureSetting: 2 },
  Source: 'gift',
  Returnable: true,
};

const NOTHING = {
  Screened: [],
  Collected: [],
  Deleted: [],
  SentBack: [],
  Attachments: [],
  Total: 0,
  Unread: 0,
  Collectable: 0,
};

/** A mailbox that keeps what is done to it. @param refuse what an action is answered instead */
function mailbox(
  first: readonly Mail[],
  refuse: (frame: Readonly<Record<string, unknown>>) => Answer | undefined = () => undefined,
) {
  let mails = [...first];
  const service = new ScriptedService();
  service.on(10110, ({ Page }) => {
    const begin = (Number(Page) - 1) * 3;
    const Unread = mails.filter(({ State }) => State === 1).length;
    return { result: { List: mails.slice(begin, begin + 3), Total: mails.length, Unread } };
  });
  service.on(10140, (frame) => {
    const refusal = refuse(frame);
    if (refusal !== undefined) return refusal;
    const names = (wish: unknown, { MailID, Collectable }: Mail): boolean =>
      wish === 'all' ? Collectable : Array.isArray(wish) && wish.includes(MailID);
    const taken = mails.filter((mail) => names(frame['Collect'], mail) || names(frame['CollectAndSendBack'], mail));
    mails = mails
      .filter((mail) => !names(frame['Delete'], mail))
      .map((mail) => (names(frame['Screen'], mail) ? { ...mail, State: 2 as const } : mail))
      .map((mail) =>
        taken.includes(mail) ? { ...mail, State: 3 as const, Collectable: false, Returnable: false } : mail,
      );
    return { result: { ...NOTHING, Attachments: taken.flatMap(({ Attachments }) => Attachments) } };
  });
  return service;
}

const open = (service: ScriptedService, at = '/zh_tw/member/mail') =>
  renderWithProviders(<MailPage />, { at }, service);
const item = (name: string) => within(screen.getByRole('listitem', { name }));

test('shows three a page, newest first as they come, and turns to the next', async () => {
  await open(mailbox(['1', '2', '3', '4'].map((id) => mailOf(id))));
  const list = await screen.findByRole('list', { name: '信件' });
  expect(within(list).getAllByRole('button', { name: /^信|未讀/ }).length).toBe(3);
  expect(screen.getByText('4 封未讀')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '下一頁' }));
  expect(await screen.findByRole('listitem', { name: '信4' })).toBeVisible();
  expect(screen.queryByRole('listitem', { name: '信1' })).toBeNull();
});

test('opens a mail, which is read then', async () => {
  const service = mailbox([mailOf('1')]);
  await open(service);
  const opener = await screen.findByRole('button', { name: /信1/ });
  expect(opener).toHaveAccessibleName(/未讀/);
  expect(screen.getByText(/內容1/)).not.toBeVisible();
  await userEvent.click(opener);
  expect(screen.getByText(/內容1/)).toBeVisible();
  expect(await screen.findByText('沒有未讀信件')).toBeVisible();
  expect(service.sent(10140)).toHaveLength(1);
  expect(service.sent(10140)[0]).toMatchObject({ Screen: ['1'] });
  expect(screen.getByText('2026/12/20')).toBeVisible();
});

test('collects one, or all that wait, and says what came', async () => {
  const service = mailbox([mailOf('1', gold(5000)), mailOf('2', gold(300)), mailOf('3')]);
  await open(service);
  await screen.findByRole('list', { name: '信件' });
  expect(item('信1').queryByRole('button', { name: '刪除' })).toBeNull();
  await userEvent.click(item('信1').getByRole('button', { name: '領取' }));
  expect(await screen.findByText('領取成功 +5,000 金幣')).toBeVisible();
  expect(await item('信1').findByRole('list', { name: '已領取的附件' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '全部領取' }));
  expect(await screen.findByText('領取成功 +300 金幣')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: '領取' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: '全部領取' }));
  expect(await screen.findByText('沒有可以領取的附件')).toBeVisible();
});

test('asks before it deletes; after the last of a page the one before is shown', async () => {
  const service = mailbox(['1', '2', '3', '4'].map((id) => mailOf(id)));
  await open(service, '/zh_tw/member/mail?page=2');
  await userEvent.click((await screen.findAllByRole('button', { name: '刪除' }))[0] ?? document.body);
  const asked = await screen.findByRole('alertdialog', { name: '要刪除這封信嗎？' });
  await userEvent.click(within(asked).getByRole('button', { name: '取消' }));
  expect(service.sent(10140)).toHaveLength(0);
  await userEvent.click(item('信4').getByRole('button', { name: '刪除' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '刪除' }));
  expect(await screen.findByText('已刪除信件')).toBeVisible();
  expect(await screen.findByRole('listitem', { name: '信1' })).toBeVisible();
});

test('gives a gift back after asking, with the gift password where the service wants it', async () => {
  const service = mailbox([mailOf('1', GIFT)], ({ CollectAndSendBack, Password }) =>
    CollectAndSendBack === undefined || Password === '246810' ? undefined : { code: 200218 },
  );
  await open(service);
  await userEvent.click(await screen.findByRole('button', { name: '領取並回贈' }));
  const dialog = await screen.findByRole('dialog', { name: '領取並回贈' });
  expect(dialog).toHaveTextContent('竹林小圓');
  await userEvent.click(within(dialog).getByRole('button', { name: '回贈' }));
  const field = await within(dialog).findByLabelText('贈禮密碼');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: '回贈' })).toBeDisabled());
  await userEvent.type(field, '000000');
  await userEvent.click(within(dialog).getByRole('button', { name: '回贈' }));
  expect(await within(dialog).findByText(/密碼錯誤/)).toBeVisible();
  await waitFor(() => expect(within(dialog).getByRole('button', { name: '回贈' })).toBeDisabled());
  await userEvent.type(field, '246810');
  await userEvent.click(within(dialog).getByRole('button', { name: '回贈' }));
  expect(await screen.findByText('已領取並回贈')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a large gift back wants a confirmation of who one is', async () => {
  await open(
    mailbox([mailOf('1', GIFT)], ({ CollectAndSendBack }) => (CollectAndSendBack ? { code: 300036 } : undefined)),
  );
  await userEvent.click(await screen.findByRole('button', { name: '領取並回贈' }));
  await userEvent.click(await screen.findByRole('button', { name: '回贈' }));
  const dialog = await screen.findByRole('dialog', { name: '領取並回贈' });
  expect(await within(dialog).findByText(/確認是您本人|重新登入/)).toBeVisible();
});

test('a notice of security leads to the account', async () => {
  await open(mailbox([mailOf('1', { Source: 'security' }), mailOf('2')]));
  const link = await screen.findByRole('link', { name: '查看帳號與隱私' });
  expect(link).toHaveAttribute('href', '/zh_tw/member/account');
  expect(item('信2').queryByRole('link')).toBeNull();
});

test('an empty box says so; one that did not come is asked for again', async () => {
  let fails = true;
  const service = new ScriptedService();
  service.on(10110, () => (fails ? { code: 300003 } : { result: { List: [], Total: 0, Unread: 0 } }));
  await open(service);
  const again = await screen.findByRole('button', { name: '重試' }, { timeout: 10_000 });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText('信箱是空的')).toBeVisible();
});

test('a refusal is said, and nothing is lost', async () => {
  await open(
    mailbox([mailOf('1', gold(5000))], ({ Collect }) => (Collect === undefined ? undefined : { code: 200083 })),
  );
  await userEvent.click(await screen.findByRole('button', { name: '領取' }));
  expect(await screen.findByText(/今日|200083|上限/)).toBeVisible();
  expect(screen.getByRole('button', { name: '領取' })).toBeEnabled();
});
