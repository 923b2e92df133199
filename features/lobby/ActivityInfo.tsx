import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type BannerId, bannerSources, tileScript } from '#ui/art/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { activityTexts, activityTitles } from './activityWords.ts';
import * as css from './Lobby.css.ts';
import { useLocaleID } from './useLocaleID.ts';

/** What an activity will be, and that it is not open yet. */
export default function ActivityInfo({ id, onClose }: { id: BannerId; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const { src, srcSet, width, height } = bannerSources(id, tileScript(useLocaleID()));
  return (
    <Dialog
      actions={
        <Button onClick={onClose}>{formatMessage({ id: 'lobby.activity.close', defaultMessage: '知道了' })}</Button>
      }
      description={formatMessage(activityTexts[id])}
      onOpenChange={(open) => (open ? undefined : onClose())}
      open
      title={formatMessage(activityTitles[id])}
    >
      <img
        alt=""
        className={css.activityPicture}
        height={height}
        sizes="22rem"
        src={src}
        srcSet={srcSet}
        width={width}
      />
    </Dialog>
  );
}
