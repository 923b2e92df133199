import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { TestSettings } from '../../../testing/TestSettings.tsx';
import { ConnectionFailure, RequestFailure } from '../../../base/client/index.ts';
import { PictureUnreadable, readAsAddress } from './pictures.ts';
import { useEditErrors } from './useEditErrors.ts';
import { UploadFailure } from './useSaveProfile.ts';

function Errors({ error }: { error: Error }) {
  const { picture, name, form } = useEditErrors(error);
  return (
    <>
      <p>{`picture ${picture ?? ''}`}</p>
      <p>{`name ${name ?? ''}`}</p>
      <p>{`form ${form ?? ''}`}</p>
    </>
  );
}

test.each([
  [new UploadFailure(new PictureUnreadable('failed')), 'picture 讀取圖片檔案失敗，請重試'],
  [new UploadFailure(new PictureUnreadable('broke')), 'picture 讀取圖片檔案時發生錯誤，請重試'],
  [new UploadFailure(new RequestFailure(300003)), 'picture 圖片上傳失敗'],
  [new UploadFailure(new ConnectionFailure('offline')), 'picture 圖片上傳失敗'],
  [new UploadFailure(new RequestFailure(300005)), 'picture 請使用 2MB 以下的圖片'],
  [new UploadFailure(new RequestFailure(300019)), 'picture 無效的 JPEG/JPG 文件格式'],
  [new RequestFailure(200086), 'name 暱稱格式錯誤，請使用10個字內的 半形中、英、數字'],
  [new RequestFailure(200087), 'name 此暱稱已被使用，請換一個'],
  [new RequestFailure(200119), 'name 改名次數已達上限'],
  [new RequestFailure(300046), 'name 名稱或標題含有官方專用的字詞，請換一個'],
  [new RequestFailure(200067), 'form 內容中含有敏感詞，請調整後再發送'],
])('%s: %s', (error, words) => {
  render(
    <IntlProvider locale="zh-Hant-TW" messages={{}} onError={() => undefined}>
      <TestSettings>
        <Errors error={error} />
      </TestSettings>
    </IntlProvider>,
  );
  expect(screen.getByText(words)).toBeVisible();
});

test('converts a picture to a JPEG data URL', async () => {
  const picture = new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type: 'image/jpeg' });
  expect(await readAsAddress(picture)).toBe('data:image/jpeg;base64,/9j/');
});

test('distinguishes an aborted reader from a failed one', async () => {
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(() => {
    throw new DOMException('busy', 'InvalidStateError');
  });
  await expect(readAsAddress(new Blob([]))).rejects.toMatchObject({ how: 'broke' });
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(function fail(this: FileReader) {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
  });
  await expect(readAsAddress(new Blob([]))).rejects.toMatchObject({ how: 'failed' });
});
