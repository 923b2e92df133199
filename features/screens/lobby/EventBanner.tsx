import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { itemSrc, type PrizeId } from '#art/index.ts';
import type { PagePath } from '#protocol/pages.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import * as css from './EventBanner.css.ts';
import { banner } from './Lobby.css.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import type { BannerEvent } from './useActivities.ts';

interface Look {
  readonly name: MessageDescriptor;
  readonly line: MessageDescriptor;
  readonly picture: PrizeId;
  readonly to: PagePath;
}

const names = defineMessages({
  comeback: { id: 'today.comeback', defaultMessage: '回歸禮' },
  specialReward: { id: 'lobby.event.special', defaultMessage: '特別獎勵' },
  mission: { id: 'frame.missions', defaultMessage: '任務' },
});
const lines = defineMessages({
  comeback: { id: 'lobby.event.comeback.line', defaultMessage: '歡迎回來，您的禮物等著您' },
  specialReward: { id: 'lobby.event.special.line', defaultMessage: '有獎勵等您領取' },
  mission: { id: 'lobby.event.mission.line', defaultMessage: '每日與每週，完成就能領' },
});

const looks: Readonly<Record<BannerEvent, Look>> = {
  comeback: { name: names.comeback, line: lines.comeback, picture: 'gift', to: '/other/rewards' },
  specialReward: { name: names.specialReward, line: lines.specialReward, picture: 'chest', to: '/other/rewards' },
  mission: { name: names.mission, line: lines.mission, picture: 'trophy', to: '/other/mission' },
};

/** The banner of an event of the list 13630 (specification 1 §9): name, reward and item. Links to its page. */
export default function EventBanner({ event, size }: { event: BannerEvent; size: 'large' | 'small' }): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  const { name, line, picture, to } = looks[event];
  return (
    <Link className={banner} data-size={size} draggable={false} to={`${prefix}${to}`}>
      <span className={css.face} data-size={size}>
        <span className={css.words}>
          <span className={css.name}>
            <FormattedMessage {...name} />
          </span>{' '}
          <span className={css.line}>
            <FormattedMessage {...line} />
          </span>
        </span>
        <img alt="" className={css.picture} draggable={false} src={itemSrc(picture)} />
      </span>
    </Link>
  );
}
