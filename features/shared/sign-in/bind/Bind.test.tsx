import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { choosePhoneAccount, getCsrf, signInGuest } from '#protocol/endpoints/auth.ts';
import { receiveBindBonus, sendLoginCode, verifyLoginCode } from '#protocol/endpoints/phoneCode.ts';
import { advanceClock, consentSignIn, getOutbox } from '#protocol/endpoints/dev.ts';
import { signInLine } from '#protocol/endpoints/signIn.ts';
import { type NodeMocks, startNodeMocks } from '#mocks/node.ts';
import { type Client, createClient } from '../../../base/client/index.ts';
import { PageSwitch } from '../../../base/routing/index.ts';
import { useProfile, useWallet } from '../../../base/session/index.ts';
import { TestPage } from '../../../testing/index.ts';
import { ProviderSignInPage } from '../provider/ProviderSignInPage.tsx';
import { BindEnd } from './BindEnd.tsx';
import { BindWays } from './BindWays.tsx';
import { LONG } from '../../../testing/long.ts';

const ORIGIN = 'http://localhost:4813';
let mocks: NodeMocks;
let client: Client;

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });
// jsdom has no media queries; this stub answers like a desktop.
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
beforeAll(() => import('./BindPhoneWindow.tsx'));
beforeEach(async () => {
  left.splice(0);
  mocks = await startNodeMocks({ origin: ORIGIN });
  client = createClient({ origin: ORIGIN });
});
afterEach(async () => {
  cleanup();
  client.stop();
  await mocks.stop();
});

const left: string[] = [];
const codeFor = async (to: string): Promise<string> => {
  const { List } = await client.rest.get(getOutbox, { to });
  return /\d{6}/.exec(List[0]?.Text ?? '')?.[0] ?? '';
};
async function signInMember(): Promise<void> {
  const sent = { SiteID: 'dev', CountryCode: 886, PhoneNumber: '0900000001' } as const;
  await client.rest.post(sendLoginCode, { ...sent, Lang: 'zh-tw' });
  const ValidateCode = await codeFor(sent.PhoneNumber);
  const { Token, Player } = await client.rest.post(verifyLoginCode, { ...sent, ValidateCode });
  const { csrfToken } = await client.rest.get(getCsrf);
  const PlayerID = Player[0]?.Player.PlayerID ?? '';
  await client.rest.post(choosePhoneAccount, { Token, PlayerID, csrfToken });
}

function Own() {
  const id = useProfile().data?.player.playerID ?? '';
  const gold = useWallet().data?.Gold ?? '';
  return <p aria-label="own">{`${id} ${gold}`}</p>;
}
async function open(at = '/member/account'): Promise<string> {
  render(
    <TestPage at={at} client={client}>
      <Own />
      <PageSwitch
        pages={{
          '/member/account': <BindWays />,
          '/member/info': <BindEnd />,
          '/signIn/:provider': <ProviderSignInPage goTo={(to) => void left.push(to)} />,
        }}
      />
    </TestPage>,
  );
  await waitFor(() => expect(screen.getByLabelText('own')).toHaveTextContent(/\d+ \d+/));
  return screen.getByLabelText('own').textContent ?? '';
}
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const row = (name: RegExp): HTMLElement => screen.getByText(name).closest('li') ?? document.body;

function stubPopup(opened: boolean): { closed: boolean } {
  const popup = { closed: false };
  vi.spyOn(window, 'open').mockImplementation(() => (opened ? (popup as unknown as Window) : null));
  return popup;
}
function tell(end: object): void {
  const channel = new BroadcastChannel('menagerie.signIn');
  channel.postMessage(end);
  channel.close();
}
/**
 * Gives the consent at LINE as a person of the demo world.
 *
 * @returns the address after the callback
 */
async function agree(url: string, Person: 'demo-mei'): Promise<string> {
  const { Path, Parameters } = await client.rest.post(consentSignIn, { url, Person });
  const fields = new URLSearchParams(Parameters).toString();
  const answer = await fetch(`${ORIGIN}${Path}?${fields}`, { redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}
/** Does the same as a popup to LINE before it notifies its opener. */
async function bindInPopup(Person: 'demo-mei'): Promise<URLSearchParams> {
  const { csrfToken } = await client.rest.get(getCsrf);
  const begun = await client.rest.post(signInLine, { csrfToken, Popup: true, Purpose: 'bind' });
  return new URL(await agree('url' in begun ? begun.url : '', Person), ORIGIN).searchParams;
}

test("binds a guest's phone first and keeps account and wallet, and then an identity provider", async () => {
  const { csrfToken } = await client.rest.get(getCsrf);
  await client.rest.post(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken });
  const before = await open();
  expect(screen.getByText(/您目前是訪客/)).toBeVisible();
  expect(screen.getByRole('button', { name: '綁定 LINE' })).toHaveAccessibleDescription('請先綁定手機');
  await press('綁定手機');
  const dialog = await screen.findByRole('dialog', { name: '綁定手機號碼' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: '手機號碼' }), '0912345678');
  await press('發送驗證碼');
  await screen.findByText('驗證碼已發送，10 分鐘內有效');
  await userEvent.type(within(dialog).getByRole('textbox', { name: '驗證碼' }), await codeFor('0912345678'));
  const reward = await screen.findByRole('dialog', { name: '手機綁定獎勵' });
  expect(reward).toHaveAccessibleDescription(/0912345\*\*8 已綁定/u);
  // A reward that was closed waits among the missions.
  await userEvent.click(within(reward).getByRole('button', { name: '關閉' }));
  expect(row(/手機 0912345\*\*8/)).toHaveTextContent('已綁定');
  expect(screen.queryByText(/您目前是訪客/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '綁定 LINE' })).not.toHaveAccessibleDescription();
  expect(screen.getByLabelText('own')).toHaveTextContent(before);
});

test('binds one identity provider in a popup after a member agrees to the terms, and no second', async () => {
  await signInMember();
  const before = await open();
  stubPopup(true);
  await press('綁定 LINE');
  const dialog = await screen.findByRole('dialog', { name: '綁定 LINE' });
  const terms = within(dialog).getByRole('checkbox', { name: /我已閱讀並同意/ });
  expect(terms).toBeChecked();
  expect(within(dialog).getByRole('link', { name: '隱私權政策' })).toHaveAttribute(
    'href',
    '/zh_tw/support/terms/privacy-policy',
  );
  await userEvent.click(terms);
  const confirm = within(dialog).getByRole('button', { name: '綁定 LINE' });
  expect(confirm).toHaveAccessibleDescription('請先勾選同意條款');
  await userEvent.click(confirm);
  expect(window.open).not.toHaveBeenCalled();
  await userEvent.click(terms);
  await userEvent.click(confirm);
  expect(screen.getByText('請在開啟的視窗完成 LINE 綁定')).toBeVisible();
  expect(vi.mocked(window.open).mock.calls[0]?.[0]).toBe('/signIn/line?purpose=bind');
  const end = await bindInPopup('demo-mei');
  expect(end.get('result')).toBe('bound');
  act(() => tell({ provider: 'line', result: 'bound' }));
  const bound = await screen.findByRole('alertdialog', { name: '綁定成功' });
  await userEvent.click(within(bound).getByRole('button', { name: '確認' }));
  await waitFor(() => expect(row(/^LINE$/)).toHaveTextContent('已綁定'));
  expect(screen.getByRole('button', { name: '綁定 Google' })).toHaveAccessibleDescription(
    '一個帳號只能綁定一種第三方帳號',
  );
  expect(screen.getByLabelText('own')).toHaveTextContent(before);
});

test('shows the reason of each end of a popup without a binding, with a retry', async () => {
  await signInMember();
  await open();
  const popup = stubPopup(true);
  await press('綁定 Apple');
  const dialog = await screen.findByRole('dialog', { name: '綁定 Apple' });
  await userEvent.click(within(dialog).getByRole('button', { name: '綁定 Apple' }));
  for (const [error, words] of [
    ['AccessDenied', '您已取消 Apple 授權，尚未綁定。'],
    ['IdentityTaken', '這個 Apple 帳號已綁定其他玩家。'],
    ['BindNotAllowed', /需先綁定手機，且尚未綁定其他帳號/],
    ['SessionRequired', /登入已過期/],
  ] as const) {
    act(() => tell({ provider: 'apple', error }));
    expect(await within(dialog).findByText(words)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '再試一次' }));
  }
  popup.closed = true;
  expect(await within(dialog).findByText('視窗已關閉，尚未綁定 Apple。')).toBeVisible();
});

test('leaves the page if the popup is blocked, and shows the outcome in the profile', LONG, async () => {
  await signInMember();
  await open();
  stubPopup(false);
  await press('綁定 LINE');
  const dialog = await screen.findByRole('dialog', { name: '綁定 LINE' });
  await userEvent.click(within(dialog).getByRole('button', { name: '綁定 LINE' }));
  await waitFor(() => expect(left).toHaveLength(1));
  const back = await agree(left[0] ?? '', 'demo-mei');
  expect(back).toBe('/member/info?result=bound&provider=line');
  cleanup();
  await open(back);
  const bound = await screen.findByRole('alertdialog', { name: '綁定成功' });
  expect(bound).toHaveTextContent('LINE 已綁定');
  await userEvent.click(within(bound).getByRole('button', { name: '確認' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  cleanup();
  await open('/member/info?error=IdentityTaken&provider=google');
  expect(await screen.findByRole('alertdialog', { name: '尚未綁定' })).toHaveTextContent(
    '這個 Google 帳號已綁定其他玩家。',
  );
});

test('binds another number for a member by a code to each number', LONG, async () => {
  await signInMember();
  await client.rest.post(advanceClock, { Advance: 61 });
  await open();
  await press('更換手機');
  const dialog = await screen.findByRole('dialog', { name: '綁定手機號碼' });
  expect(await within(dialog).findByText(/我們會將驗證碼寄到 0900000\*\*1/)).toBeVisible();
  await press('發送驗證碼');
  await within(dialog).findByRole('button', { name: /秒後可重新發送/ });
  await userEvent.type(within(dialog).getByRole('textbox', { name: '驗證碼' }), await codeFor('0900000001'));
  await press('確認身分');
  await userEvent.type(await within(dialog).findByRole('textbox', { name: '手機號碼' }), '0912345679');
  await press('發送驗證碼');
  await screen.findByText('驗證碼已發送，10 分鐘內有效');
  await userEvent.type(within(dialog).getByRole('textbox', { name: '驗證碼' }), await codeFor('0912345679'));
  expect(await screen.findByRole('alertdialog', { name: '綁定成功' })).toHaveTextContent('已改為綁定 0912345**9');
});

test('asks for a code before binding an identity provider after an old sign-in', LONG, async () => {
  await signInMember();
  await client.rest.post(advanceClock, { Advance: 11 * 60 });
  await open();
  stubPopup(true);
  await press('綁定 LINE');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '綁定 LINE' }));
  act(() => tell({ provider: 'line', error: 'SignInTooOld' }));
  await press('發送驗證碼');
  await screen.findByRole('button', { name: /秒後可重新發送/ });
  await userEvent.type(screen.getByRole('textbox', { name: '驗證碼' }), await codeFor('0900000001'));
  await press('確認身分');
  expect(await screen.findByRole('button', { name: '綁定 LINE' })).toBeEnabled();
  expect((await bindInPopup('demo-mei')).get('result')).toBe('bound');
});

test('lets a guest with an old sign-in bind a phone without a code', LONG, async () => {
  const { csrfToken } = await client.rest.get(getCsrf);
  await client.rest.post(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken });
  await client.rest.post(advanceClock, { Advance: 11 * 60 });
  const before = await open();
  await press('綁定手機');
  const dialog = await screen.findByRole('dialog', { name: '綁定手機號碼' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: '手機號碼' }), '0912345670');
  await press('發送驗證碼');
  await screen.findByText('驗證碼已發送，10 分鐘內有效');
  await userEvent.type(within(dialog).getByRole('textbox', { name: '驗證碼' }), await codeFor('0912345670'));
  await screen.findByRole('dialog', { name: '手機綁定獎勵' });
  expect(screen.getByLabelText('own')).toHaveTextContent(before);
});

test('shows a wrong code in its own dialog, whose button opens the form with the number again', LONG, async () => {
  const { csrfToken } = await client.rest.get(getCsrf);
  await client.rest.post(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken });
  await open();
  await press('綁定手機');
  await userEvent.type(await screen.findByRole('textbox', { name: '手機號碼' }), '0912345674');
  await press('發送驗證碼');
  await screen.findByText('驗證碼已發送，10 分鐘內有效');
  const right = await codeFor('0912345674');
  await userEvent.type(screen.getByRole('textbox', { name: '驗證碼' }), right === '111111' ? '222222' : '111111');
  const failed = await screen.findByRole('alertdialog', { name: '綁定失敗' });
  expect(failed).toHaveTextContent('驗證碼錯誤(剩餘驗證次數：2)');
  await userEvent.click(within(failed).getByRole('button', { name: '確認' }));
  const dialog = await screen.findByRole('dialog', { name: '綁定手機號碼' });
  expect(within(dialog).getByRole('textbox', { name: '手機號碼' })).toHaveValue('0912 345 674');
  expect(within(dialog).getByRole('button', { name: /秒後可重新發送/u })).toBeDisabled();
  expect(within(dialog).getByRole('textbox', { name: '驗證碼' })).toHaveFocus();
  await userEvent.type(within(dialog).getByRole('textbox', { name: '驗證碼' }), right);
  await screen.findByRole('dialog', { name: '手機綁定獎勵' });
});

/**
 * Binds a phone for a guest.
 *
 * @returns the dialog at the end, with an unclaimed bonus
 */
async function bindPhone(phone: string): Promise<HTMLElement> {
  const { csrfToken } = await client.rest.get(getCsrf);
  await client.rest.post(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken });
  await open();
  await press('綁定手機');
  const dialog = await screen.findByRole('dialog', { name: '綁定手機號碼' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: '手機號碼' }), phone);
  await press('發送驗證碼');
  await screen.findByText('驗證碼已發送，10 分鐘內有效');
  await userEvent.type(within(dialog).getByRole('textbox', { name: '驗證碼' }), await codeFor(phone));
  return screen.findByRole('dialog', { name: '手機綁定獎勵' });
}
const gold = (): number => Number(screen.getByLabelText('own').textContent?.split(' ')[1]);

test('pays the bonus at the end of a binding, shows the amount and links to the passbook', async () => {
  const reward = await bindPhone('0912345671');
  expect(reward).toHaveTextContent('20,000');
  const before = gold();
  await userEvent.click(within(reward).getByRole('button', { name: '領取 20,000 金幣' }));
  const done = await screen.findByRole('alertdialog', { name: '綁定成功' });
  expect(done).toHaveTextContent('領取成功 +20,000 金幣');
  expect(within(done).getByRole('link', { name: '您可於存摺中查看綁定獎勵' })).toHaveAttribute(
    'href',
    '/member/passbook',
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(gold()).toBe(before + 20_000));
});

test('pays a bonus only once if another tab claimed it, and shows that', async () => {
  const reward = await bindPhone('0912345672');
  const before = gold();
  await client.rest.post(receiveBindBonus, { Screen: '綁定手機' }, { token: client.token() });
  await waitFor(() => expect(gold()).toBe(before + 20_000));
  await userEvent.click(within(reward).getByRole('button', { name: '領取 20,000 金幣' }));
  expect(await screen.findByRole('alertdialog', { name: '綁定成功' })).toHaveTextContent('綁定獎勵已經領取');
  expect(gold()).toBe(before + 20_000);
});

test('shows the reason of a refused bonus, with a retry', LONG, async () => {
  const reward = await bindPhone('0912345673');
  const receive = within(reward).getByRole('button', { name: '領取 20,000 金幣' });
  for (const [code, words] of [
    [100001, '領取手機綁定送金幣獎勵錯誤'],
    [300003, '綁定錯誤：系統發生錯誤，請先確認結果，稍後再試'],
  ] as const) {
    mocks.conditions.change({ code: { receiveBindBonus: code } });
    await userEvent.click(receive);
    await waitFor(() => expect(within(reward).getByRole('alert')).toHaveTextContent(words));
  }
  mocks.conditions.change({ code: {} });
  await userEvent.click(receive);
  expect(await screen.findByRole('alertdialog', { name: '綁定成功' })).toHaveTextContent('+20,000 金幣');
});

test('shows the wait of a hanging bonus, then the missing answer; pays it once on a second press', LONG, async () => {
  const reward = await bindPhone('0912345675');
  const before = gold();
  const receive = within(reward).getByRole('button', { name: '領取 20,000 金幣' });
  mocks.conditions.change({ hold: ['receiveBindBonus'] });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(receive);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(await screen.findByText('還沒收到領取結果，請稍候')).toBeVisible();
  expect(screen.queryByText(/自動領取/)).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  expect(await within(reward).findByRole('alert')).toHaveTextContent('無法連線，請檢查網路後再試');
  vi.useRealTimers();
  mocks.conditions.change({ hold: [] });
  await userEvent.click(receive);
  // The hanging claim was paid in the end.
  expect(await screen.findByRole('alertdialog', { name: '綁定成功' })).toHaveTextContent('綁定獎勵已經領取');
  await waitFor(() => expect(gold()).toBe(before + 20_000));
});
