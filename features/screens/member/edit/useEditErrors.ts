import { defineMessages, useIntl } from 'react-intl';
import { RequestFailure } from '../../../base/client/index.ts';
import { type ErrorOverrides, useErrorText } from '../../../base/errors/index.ts';
import { PictureUnreadable } from './pictures.ts';
import { UploadFailure } from './useSaveProfile.ts';

const words = defineMessages({
  failed: { id: 'edit.picture.unreadable', defaultMessage: '讀取圖片檔案失敗，請重試' },
  broke: { id: 'edit.picture.broke', defaultMessage: '讀取圖片檔案時發生錯誤，請重試' },
  notUploaded: { id: 'edit.picture.failed', defaultMessage: '圖片上傳失敗' },
});
const ofPicture: ErrorOverrides = defineMessages({
  300005: { id: 'edit.picture.size', defaultMessage: '請使用 2MB 以下的圖片' },
});
/** Refusals of a picture that have their own text: too large, not a JPEG, too many in a short time, disabled. */
const TELLING: ReadonlySet<number> = new Set([100005, 100014, 300002, 300005, 300019]);
/** Refusals that concern the name: wrong format, taken, already changed. */
const ABOUT_NAME: ReadonlySet<number> = new Set([200086, 200087, 200119, 300046]);

/** The texts of a failed save, by field. */
export interface EditErrors {
  readonly picture: string | undefined;
  readonly name: string | undefined;
  readonly form: string | undefined;
}

/** Converts the error of a save to texts (specification 2 §8). */
export function useEditErrors(error: Error | null): EditErrors {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const none: EditErrors = { picture: undefined, name: undefined, form: undefined };
  if (error === null) return none;
  if (error instanceof UploadFailure) {
    const { why } = error;
    if (why instanceof PictureUnreadable) return { ...none, picture: formatMessage(words[why.how]) };
    const isTelling = why instanceof RequestFailure && TELLING.has(why.code);
    return { ...none, picture: isTelling ? errorText(why, ofPicture) : formatMessage(words.notUploaded) };
  }
  if (error instanceof RequestFailure && ABOUT_NAME.has(error.code)) return { ...none, name: errorText(error) };
  return { ...none, form: errorText(error) };
}
