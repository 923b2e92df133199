import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { PagePath } from '#protocol/pages.ts';
import { type BannerId, bannerSources } from '#art/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { localePrefix } from '../shell/index.ts';
import { activityTexts, activityTitles } from './activityWords.ts';
import * as css from './Lobby.css.ts';
import { useLocaleID } from './useLocaleID.ts';

/** Activities that are open, and where. */
const open: Partial<Record<BannerId, PagePath>> = { seven: '/other/sevendaySignIn', wheel: '/other/fire-wheel' };

/** What an activity is and the way to it, or that it is not open yet. */
export default function ActivityInfo({ id, onClose }: { id: BannerId; onClose: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const place = open[id];
  const { src, srcSet, width, height } = bannerSources(id, useLocaleID());
  return (
    <Dialog
      actions={
        place === undefined ? (
          <Button onClick={onClose}>{formatMessage({ id: 'lobby.activity.close', defaultMessage: '知道了' })}</Button>
        ) : (
          <Button asChild>
            <Link to={`${prefix}${place}`}>{formatMessage({ id: 'lobby.activity.go', defaultMessage: '前往' })}</Link>
          </Button>
        )
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
