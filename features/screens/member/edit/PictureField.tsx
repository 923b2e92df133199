import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { OwnProfile, PictureSetting } from '#protocol/entities/player.ts';
import { FileDrop } from '#ui/components/FileDrop/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { playerPicture } from '../../../base/player-face/index.ts';
import * as css from './Edit.css.ts';
import { MAX_PICTURE_BYTES } from './pictures.ts';
import { usePictureText } from './usePictureText.ts';

const names: Readonly<Record<PictureSetting, MessageDescriptor>> = defineMessages({
  1: { id: 'edit.picture.uploaded', defaultMessage: '我的照片' },
  2: { id: 'edit.picture.default', defaultMessage: '預設頭像' },
  3: { id: 'edit.picture.line', defaultMessage: 'LINE 頭像' },
  4: { id: 'edit.picture.facebook', defaultMessage: 'Facebook 頭像' },
});

export interface PictureFieldProps {
  player: OwnProfile['player'];
  value: PictureSetting;
  /** Address of a cut picture that is not saved yet. */
  cut: string | undefined;
  error: string | undefined;
  onChange: (value: PictureSetting) => void;
  onCut: (picture: Blob) => void;
}

/** Which picture shows: one's own, the default face, LINE's or Facebook's where bound (specification 2 §3); and a new one of one's own. */
export function PictureField({ player, value, cut, error, onChange, onCut }: PictureFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  const label = useId();
  const words = usePictureText();
  const { UploadPicURL, LinePicURL, FBPicURL } = player.pictureData;
  const faces: readonly { readonly setting: PictureSetting; readonly src: string }[] = [
    { setting: 1 as const, src: cut ?? UploadPicURL },
    { setting: 2 as const, src: playerPicture({ ...player, pictureSetting: 2 }) },
    { setting: 3 as const, src: LinePicURL },
    { setting: 4 as const, src: FBPicURL },
  ].filter(({ src }) => src !== '');
  return (
    <div className={css.pictures}>
      <div aria-labelledby={label} className={css.faces} role="radiogroup">
        <span className={css.label} id={label}>
          <FormattedMessage defaultMessage="頭像" id="edit.picture" />
        </span>
        <div className={css.faceRow}>
          {faces.map(({ setting, src }) => (
            <label className={css.face} key={setting}>
              <input
                checked={value === setting}
                className={css.faceInput}
                name="picture"
                onChange={() => onChange(setting)}
                type="radio"
                value={setting}
              />
              <span className={css.faceRing}>
                <img alt="" className={css.facePicture} height={72} src={src} width={72} />
                <span aria-hidden="true" className={css.faceCheck}>
                  <Check size={14} strokeWidth={3} />
                </span>
              </span>
              <span className={css.faceName}>
                <FormattedMessage {...names[setting]} />
                {setting === 1 && cut !== undefined ? (
                  <VisuallyHidden>
                    <FormattedMessage defaultMessage="（尚未儲存）" id="edit.picture.unsaved" />
                  </VisuallyHidden>
                ) : null}
              </span>
            </label>
          ))}
        </div>
      </div>
      <FileDrop
        error={error}
        hint={formatMessage({ id: 'edit.picture.hint', defaultMessage: 'JPG/JPEG，2MB 以下；選好後可裁切' })}
        label={formatMessage({ id: 'edit.picture.upload', defaultMessage: '上傳照片' })}
        maxBytes={MAX_PICTURE_BYTES}
        onPicture={onCut}
        types={['image/jpeg']}
        words={words}
      />
    </div>
  );
}
