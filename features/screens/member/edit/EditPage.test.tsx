import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { AVATAR_IDS } from '#art/index.ts';
import { identityToken } from '#conformance/account.ts';
import { jpegUrl, PICTURE } from '#conformance/picture.ts';
import { getOutbox } from '#protocol/endpoints/dev.ts';
import { bindIdentityProvider } from '#protocol/endpoints/identityProvider.ts';
import { uploadHeadshot } from '#protocol/endpoints/picture.ts';
import { modifyProfile } from '#protocol/operations/user.ts';
import { askProfile } from '../../../base/session/index.ts';
import { layOut } from '../../../testing/layout.ts';
import { type RenderOptions, renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../../testing/testBackend.ts';
import { EditPage } from './EditPage.tsx';
import { LONG } from '../../../testing/long.ts';

beforeEach(layOut);
beforeEach(() => sessionStorage.clear());

const open = (options: RenderOptions = {}) =>
  renderWithProviders(<EditPage />, { at: '/zh_tw/member/edit', ...options });
/** A button that reads the profile again, like the page does every five minutes. */
function ReadAgain(): ReactNode {
  const queries = useQueryClient();
  return (
    <button onClick={() => void askProfile(queries)} type="button">
      read again
    </button>
  );
}
const name = () => screen.findByRole('textbox', { name: /暱稱/u });
const introduction = () => screen.findByRole('textbox', { name: /自我介紹/u });
const save = () => screen.getByRole('button', { name: '儲存' });
async function write(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}

test('refuses a name that is empty, too long, or has other characters', async () => {
  const { sent } = await open();
  const words = '請使用10個字內的 半形中、英、數字';
  for (const typed of ['夜行者小葵要很長很長的', 'Café', '小 葵', 'ＡＢＣ']) {
    await userEvent.clear(await name());
    await userEvent.click(save());
    expect(await screen.findByText('請輸入暱稱')).toBeVisible();
    await userEvent.click(await name());
    await userEvent.paste(typed);
    await userEvent.click(save());
    expect(await screen.findByText(words)).toBeVisible();
  }
  expect(sent(modifyProfile)).toHaveLength(0);
});

test('requires an introduction of at most a hundred characters', LONG, async () => {
  const { sent } = await open();
  await write(await introduction(), '');
  await userEvent.click(save());
  expect(await screen.findByText('請輸入自我介紹')).toBeVisible();
  await userEvent.click(await introduction());
  await userEvent.paste('好'.repeat(101));
  expect(await screen.findByText('自我介紹最多 100 個字')).toBeVisible();
  await userEvent.click(save());
  expect(sent(modifyProfile)).toHaveLength(0);
});

test('moves the focus to the first invalid field of a refused form', async () => {
  await open();
  await write(await introduction(), '');
  await userEvent.click(save());
  expect(await introduction()).toHaveFocus();
  await write(await name(), '');
  await userEvent.click(save());
  expect(await name()).toHaveFocus();
});

test('saves nothing before a change; saves an introduction without a question', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  const { sent } = await open();
  await introduction();
  expect(save()).toHaveAccessibleDescription('還沒有修改任何內容');
  await write(await introduction(), '週五九點一起玩');
  await userEvent.click(save());
  expect(await screen.findByText('已儲存')).toBeVisible();
  expect(sent(modifyProfile)).toMatchObject([{ Introduction: '週五九點一起玩' }]);
  await waitFor(() => expect(save()).toHaveAccessibleDescription('還沒有修改任何內容'));
  expect(await introduction()).toHaveValue('週五九點一起玩');
});

test('asks before a new name with the count, saves it once, and locks it', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  const { sent } = await open();
  await write(await name(), '星夜小葵');
  await userEvent.click(save());
  const question = await screen.findByRole('alertdialog', { name: '確定要改名嗎？' });
  expect(question).toHaveTextContent('改名 0/1');
  await userEvent.click(within(question).getByRole('button', { name: '再想想' }));
  expect(sent(modifyProfile)).toHaveLength(0);
  await userEvent.click(save());
  await userEvent.click(await screen.findByRole('button', { name: '確定改名' }));
  expect(await screen.findByText('已儲存')).toBeVisible();
  await waitFor(async () => expect(await name()).toBeDisabled());
  expect(await name()).toHaveValue('星夜小葵');
  expect(screen.getByText('改名 1/1 · 改名次數已達上限')).toBeVisible();
});

test('locks only the name at the limit, and saves the rest without a question', LONG, async () => {
  const backend = await startTestBackend();
  await backend.reset();
  const own = await (await backend.others.member(MEMBER.phone)).openSocket('lobby');
  await own.call(modifyProfile, { Name: '星夜小葵', PicSetting: 2, Introduction: '週五九點' });
  const { sent } = await open();
  expect(await name()).toBeDisabled();
  expect(await introduction()).toBeEnabled();
  await write(await introduction(), '週六十點');
  await userEvent.click(save());
  expect(await screen.findByText('已儲存')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent(modifyProfile)).toMatchObject([{ Name: '星夜小葵', Introduction: '週六十點' }]);
});

test('drops a typed name when the limit was reached elsewhere, without a question', LONG, async () => {
  const backend = await startTestBackend();
  await backend.reset();
  const { sent } = await renderWithProviders(
    <>
      <EditPage />
      <ReadAgain />
    </>,
    { at: '/zh_tw/member/edit' },
  );
  await write(await name(), '月光小葵');
  await write(await introduction(), '週六十點');
  const own = await backend.openOwnSocket('lobby');
  await own.call(modifyProfile, { Name: '星夜小葵', PicSetting: 2, Introduction: '週五九點' });
  await userEvent.click(screen.getByRole('button', { name: 'read again' }));
  await waitFor(async () => expect(await name()).toBeDisabled());
  expect(await name()).toHaveValue('星夜小葵');
  await userEvent.click(save());
  expect(await screen.findByText('已儲存')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent(modifyProfile)).toMatchObject([{ Name: '星夜小葵', Introduction: '週六十點' }]);
});

test('shows a taken name at the field, and keeps it', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  backend.change({ code: { modifyProfile: 200087 } });
  await open();
  await write(await name(), '月光小葵');
  await userEvent.click(save());
  await userEvent.click(await screen.findByRole('button', { name: '確定改名' }));
  await waitFor(async () => expect(await name()).toHaveAccessibleDescription('此暱稱已被使用，請換一個'));
  expect(await name()).toHaveValue('月光小葵');
});

test('binds an e-mail address by a code sent there, and then masks and locks it', LONG, async () => {
  const backend = await startTestBackend();
  await backend.reset();
  await open();
  const field = await screen.findByRole('textbox', { name: '電子信箱' });
  await userEvent.type(field, 'nobody');
  await userEvent.click(screen.getByRole('button', { name: '發送驗證碼' }));
  expect(await screen.findByText('無效的電子信箱')).toBeVisible();
  await write(field, 'Mei@example.com');
  await userEvent.click(screen.getByRole('button', { name: '發送驗證碼' }));
  const code = await screen.findByRole('textbox', { name: '驗證碼' });
  await waitFor(() => expect(code).toHaveFocus());
  const { List } = await backend.others.visitor().call(getOutbox, { to: 'mei@example.com' });
  const sentCode = /\d{6}/.exec(List[0]?.Text ?? '')?.[0] ?? '';
  const wrong = sentCode === '111111' ? '222222' : '111111';
  await userEvent.type(code, wrong);
  expect(await screen.findByText('驗證碼錯誤(剩餘驗證次數：2)')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: '驗證碼' }));
  await userEvent.type(screen.getByRole('textbox', { name: '驗證碼' }), sentCode);
  await waitFor(() => expect(screen.getByRole('textbox', { name: '電子信箱' })).toBeDisabled());
  expect(screen.getByRole('textbox', { name: '電子信箱' })).toHaveValue('m**@*******.***');
  expect(screen.getByText('已驗證，設定後無法更改')).toBeVisible();
});

/** Replaces the canvas, which jsdom lacks. */
function drawAs(blob: Blob): void {
  const stubs: readonly (readonly [object, string, unknown])[] = [
    [HTMLCanvasElement.prototype, 'toBlob', (done: BlobCallback) => done(blob)],
    [HTMLCanvasElement.prototype, 'getContext', () => ({ fillRect: () => undefined, drawImage: () => undefined })],
    [HTMLImageElement.prototype, 'decode', () => Promise.resolve()],
  ];
  for (const [owner, name, value] of stubs) {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { configurable: true, value });
    onTestFinished(() => {
      if (before === undefined) Reflect.deleteProperty(owner, name);
      else Object.defineProperty(owner, name, before);
    });
  }
}

test('shows the changes where others will see them, counts them, and takes them back', async () => {
  await open();
  const preview = await screen.findByRole('region', { name: '別人看到的您' });
  await write(await name(), '星夜小葵');
  await write(await introduction(), '週五九點一起玩');
  expect(preview).toHaveTextContent('週五九點一起玩');
  expect(screen.getByText('2 處更改')).toBeVisible();
  await userEvent.click(within(preview).getByRole('tab', { name: '聊天' }));
  expect(preview).toHaveTextContent('星夜小葵');
  await userEvent.click(screen.getByRole('button', { name: '還原' }));
  expect(await name()).toHaveValue('夜行者小葵');
  expect(preview).toHaveTextContent('夜行者小葵');
});

test('uploads a face of the gallery as a JPEG on saving', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  drawAs(new Blob([Uint8Array.from(atob(PICTURE), (byte) => byte.charCodeAt(0))], { type: 'image/jpeg' }));
  await open();
  const gallery = within(await screen.findByRole('radiogroup', { name: '頭像' }));
  expect(gallery.getAllByRole('radio').length).toBeGreaterThanOrEqual(AVATAR_IDS.length);
  await userEvent.click(gallery.getByRole('radio', { name: '企鵝' }));
  expect(gallery.getByRole('radio', { name: '企鵝' })).toBeChecked();
  expect(backend.posted(uploadHeadshot)).toEqual([]);
  await userEvent.click(save());
  await waitFor(() => expect(backend.posted(uploadHeadshot)).toMatchObject([{ Img: jpegUrl(PICTURE) }]));
});

test('shows at the picture that a face cannot be drawn', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: '企鵝' }));
  await userEvent.click(save());
  expect(await screen.findByText('讀取圖片檔案失敗，請重試')).toBeVisible();
});

const MARK = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47];

test('refuses at the picture a JPEG of a byte too many, a PNG, and a PNG that is called a JPEG', async () => {
  await open();
  // The `accept` attribute is only a hint to the system's dialog.
  const user = userEvent.setup({ applyAccept: false });
  await user.click(await screen.findByRole('button', { name: '上傳照片' }));
  for (const [head, name, type, size, words] of [
    [MARK, 'face.jpg', 'image/jpeg', 2_097_153, '請使用 2MB 以下的圖片'],
    [PNG, 'face.png', 'image/png', 64, '上傳格式錯誤，請使用 JPG/JPEG 檔案'],
    [PNG, 'face.jpg', 'image/jpeg', 64, '無效的 JPEG/JPG 文件格式'],
  ] as const) {
    const bytes = new Uint8Array(size);
    bytes.set(head);
    const field = await screen.findByLabelText('選擇照片', { selector: 'input' });
    await user.upload(field, new File([bytes], name, { type }));
    expect(await screen.findByText(words)).toBeVisible();
  }
});

async function expectPictureOf(provider: string, TPType: 2 | 7, PicSetting: number): Promise<void> {
  const { others, reset } = await startTestBackend();
  await reset();
  const { visitor, token } = await others.member(MEMBER.phone);
  const TPToken = await identityToken(others, TPType, `picture-${provider}`, 'https://pictures.example/face.jpg');
  await visitor.call(bindIdentityProvider, { SiteID: 'dev', TPType, TPToken }, { token });
  const { sent } = await open();
  const pictures = within(await screen.findByRole('radiogroup', { name: '頭像' }));
  await userEvent.click(pictures.getByRole('radio', { name: `${provider} 頭像` }));
  await write(await introduction(), '週五九點一起玩');
  await userEvent.click(save());
  expect(await screen.findByText('已儲存')).toBeVisible();
  expect(sent(modifyProfile)).toMatchObject([{ PicSetting }]);
  expect(pictures.getByRole('radio', { name: `${provider} 頭像` })).toBeChecked();
}

test('offers the picture of a bound LINE', () => expectPictureOf('LINE', 7, 3));
test('offers the picture of a bound Facebook', LONG, () => expectPictureOf('Facebook', 2, 4));

async function expectRefusedAddress(code: number): Promise<void> {
  const backend = await startTestBackend();
  await backend.reset();
  backend.change({ code: { sendEmailCode: code } });
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: '電子信箱' }), 'mei@example.com');
  await userEvent.click(screen.getByRole('button', { name: '發送驗證碼' }));
  expect(await screen.findByText('無效的電子信箱')).toBeVisible();
}

test.each([300012])('shows a refusal by %i of the address as 無效的電子信箱', expectRefusedAddress);
test.each([100000, 300008, 300015, 300017])(
  'shows a refusal by %i of the address as 無效的電子信箱',
  LONG,
  expectRefusedAddress,
);

async function expectExplained(code: number, words: string | RegExp): Promise<void> {
  const backend = await startTestBackend();
  await backend.reset();
  backend.change({ code: { sendEmailCode: code } });
  await open();
  const field = await screen.findByRole('textbox', { name: '電子信箱' });
  await userEvent.type(field, 'mei@example.com');
  await userEvent.click(screen.getByRole('button', { name: '發送驗證碼' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(words);
  expect(screen.queryByText('無效的電子信箱')).not.toBeInTheDocument();
}

test.each([[200030, /24/u]] as const)('explains %i, which does not concern the address', expectExplained);
test.each([
  [300002, '操作過於頻繁，請稍後再試'],
  [300003, '系統發生錯誤，請先確認結果，稍後再試'],
] as const)('explains %i, which does not concern the address', LONG, expectExplained);

test('shows a guest what a phone enables, and binds one', async () => {
  await open({ as: 'guest' });
  await userEvent.click(await screen.findByRole('button', { name: '綁定手機' }));
  expect(await screen.findByRole('dialog', { name: '綁定手機號碼' })).toBeVisible();
});

test('shows early that a profile failed to load, and loads it on a retry', LONG, async () => {
  const backend = await startTestBackend();
  backend.change({ fail: { getOwnProfile: 1 } });
  await open();
  expect(await screen.findByText('沒有載入成功', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '編輯個人資料' })).toBeVisible();
  backend.change({ fail: {} });
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect(await name()).toBeVisible();
});

test('shows a failed read, and loads the profile on a retry', async () => {
  const backend = await startTestBackend();
  backend.change({ code: { getUserInfo: 300003 } });
  await open();
  expect(await screen.findByText('沒有載入成功')).toBeVisible();
  backend.change({ code: {} });
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect(await name()).toBeVisible();
});
