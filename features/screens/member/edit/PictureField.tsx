import { Camera } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { OwnProfile, PictureSetting } from '#protocol/entities/player.ts';
import { FileDrop } from '#ui/components/FileDrop/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { AVATAR_IDS, type AvatarId, avatarSrc } from '#art/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { playerPicture } from '../../../base/player-face/index.ts';
import * as css from './Edit.css.ts';
import { FaceOption } from './FaceOption.tsx';
import { faceNames } from './faceNames.ts';
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
  cut: string | undefined;
  error: string | undefined;
  face: AvatarId | undefined;
  onChange: (value: PictureSetting) => void;
  onFace: (face: AvatarId) => void;
  onCut: (picture: Blob) => void;
}

/**
 * The gallery: the uploaded picture, the default face, LINE's or Facebook's picture if bound (specification 2 §3), and the drawn faces,
 * which are uploaded on saving. The camera opens the field for a photo.
 */
export function PictureField({
  player,
  value,
  face,
  cut,
  error,
  onChange,
  onFace,
  onCut,
}: PictureFieldProps): ReactNode {
  const { formatMessage } = useIntl();
  const label = useId();
  const words = usePictureText();
  const [isUploading, setUploading] = useState(false);
  const upload = formatMessage({ id: 'edit.picture.upload', defaultMessage: '上傳照片' });
  const showsUpload = isUploading || error !== undefined;
  const { UploadPicURL, LinePicURL, FBPicURL } = player.pictureData;
  const defaultFace = playerPicture({ ...player, pictureSetting: 2 });
  const faces: readonly { readonly setting: PictureSetting; readonly src: string }[] = [
    { setting: 1 as const, src: cut ?? UploadPicURL },
    { setting: 2 as const, src: defaultFace },
    { setting: 3 as const, src: LinePicURL },
    { setting: 4 as const, src: FBPicURL },
  ].filter(({ src }) => src !== '');
  return (
    <div className={css.pictures}>
      <Stack aria-labelledby={label} gap={2} role="radiogroup">
        <Text id={label} tone="inherit" weight="bold">
          <FormattedMessage defaultMessage="頭像" id="edit.picture" />
        </Text>
        <div className={css.faceRow}>
          <button
            aria-expanded={showsUpload}
            aria-label={upload}
            className={css.camera}
            onClick={() => setUploading(!isUploading)}
            title={upload}
            type="button"
          >
            <Camera aria-hidden="true" size={24} />
          </button>
          {faces.map(({ setting, src }) => (
            <FaceOption
              checked={face === undefined && value === setting}
              key={setting}
              name={
                <>
                  <FormattedMessage {...names[setting]} />
                  {setting === 1 && cut !== undefined ? (
                    <VisuallyHidden>
                      <FormattedMessage defaultMessage="（尚未儲存）" id="edit.picture.unsaved" />
                    </VisuallyHidden>
                  ) : null}
                </>
              }
              onChoose={() => onChange(setting)}
              src={src}
              value={String(setting)}
            />
          ))}
          {AVATAR_IDS.filter((id) => avatarSrc(id) !== defaultFace).map((id) => (
            <FaceOption
              checked={face === id}
              key={id}
              name={<FormattedMessage {...faceNames[id]} />}
              onChoose={() => onFace(id)}
              src={avatarSrc(id)}
              value={id}
            />
          ))}
        </div>
      </Stack>
      {showsUpload ? (
        <FileDrop
          error={error}
          hint={formatMessage({ id: 'edit.picture.hint', defaultMessage: 'JPG/JPEG，2MB 以下；選好後可裁切' })}
          label={upload}
          maxBytes={MAX_PICTURE_BYTES}
          onPicture={onCut}
          types={['image/jpeg']}
          words={words}
        />
      ) : null}
    </div>
  );
}
