import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#ui/components/Notice/index.ts';
import type { Keeping } from './useKeptDraft.ts';

/** Warns that this browser cannot keep a draft, and names a way to save it. */
export function KeepingNotice({ keeping }: { keeping: Keeping }): ReactNode {
  switch (keeping) {
    case 'tooLarge':
      return (
        <Notice tone="danger">
          <FormattedMessage
            defaultMessage="這個瀏覽器存不下這份草稿。關閉或重新整理頁面前，請先匯出品牌，之後匯入 zip 就能接著做。"
            id="studio.keepingTooLarge"
          />
        </Notice>
      );
    case 'filesGone':
      return (
        <Notice tone="danger">
          <FormattedMessage
            defaultMessage="草稿的字體、音效與圖片沒能留在這個瀏覽器，其餘都在。請重新匯入原本的 zip，否則匯出的品牌會少這些檔案。"
            id="studio.keepingFilesGone"
          />
        </Notice>
      );
    case 'kept':
    case 'keeping':
      return null;
  }
}
