import { useIntl } from 'react-intl';
import type { FileDropWords } from '#ui/components/FileDrop/index.ts';

/** The texts of choosing and cutting a picture (specification 2 §5). */
export function usePictureText(): FileDropWords {
  const { formatMessage } = useIntl();
  return {
    choose: formatMessage({ id: 'edit.picture.choose', defaultMessage: '選擇照片' }),
    drop: formatMessage({ id: 'edit.picture.drop', defaultMessage: '或拖曳到這裡' }),
    letGo: formatMessage({ id: 'edit.picture.letGo', defaultMessage: '放開即可選取' }),
    refused: {
      size: formatMessage({ id: 'edit.picture.size', defaultMessage: '請使用 2MB 以下的圖片' }),
      type: formatMessage({ id: 'edit.picture.type', defaultMessage: '上傳格式錯誤，請使用 JPG/JPEG 檔案' }),
      content: formatMessage({ id: 'error.300019', defaultMessage: '無效的 JPEG/JPG 文件格式' }),
      many: formatMessage({ id: 'edit.picture.many', defaultMessage: '一次只能選一張照片' }),
    },
    crop: {
      frame: formatMessage({ id: 'edit.crop.frame', defaultMessage: '選擇要顯示的範圍' }),
      move: formatMessage({ id: 'edit.crop.move', defaultMessage: '拖曳或按方向鍵移動，用滑桿縮放' }),
      zoom: formatMessage({ id: 'edit.crop.zoom', defaultMessage: '縮放' }),
      apply: formatMessage({ id: 'edit.crop.apply', defaultMessage: '使用這個範圍' }),
      cancel: formatMessage({ id: 'edit.cancel', defaultMessage: '取消' }),
    },
  };
}
