import { Headset, Trophy, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { itemSrc } from '#ui/art/index.ts';
import { BottomBar, BottomBarItem } from '#ui/components/BottomBar/index.ts';
import { RatingMark } from '../age-gate/index.ts';
import { useBrand, useLanguage } from '../settings/index.ts';
import { useComing } from './coming.ts';
import { comingNames } from './comingMessages.ts';
import * as css from './ShellBottomBar.css.ts';

/** The four entries at the lower edge (specification 1 §2). */
export function ShellBottomBar(): ReactNode {
  const { formatMessage } = useIntl();
  const coming = useComing();
  return (
    <BottomBar aside={<SmallPrint />} label={formatMessage({ id: 'shell.bottomBar', defaultMessage: '主選單' })}>
      <BottomBarItem icon={<Headset size={28} />} onClick={() => coming('support')}>
        <FormattedMessage {...comingNames.support} />
      </BottomBarItem>
      <BottomBarItem icon={<Trophy size={28} />} onClick={() => coming('ranking')}>
        <FormattedMessage {...comingNames.ranking} />
      </BottomBarItem>
      <BottomBarItem
        featured
        icon={<img alt="" height={34} src={itemSrc('coin')} width={34} />}
        onClick={() => coming('store')}
      >
        <FormattedMessage {...comingNames.store} />
      </BottomBarItem>
      <BottomBarItem icon={<UserRound size={28} />} onClick={() => coming('member')}>
        <FormattedMessage {...comingNames.member} />
      </BottomBarItem>
    </BottomBar>
  );
}

/** The rating in one line, beside the entries of a wide screen. */
function SmallPrint(): ReactNode {
  const { Rating } = useBrand();
  const { locale } = useLanguage();
  return (
    <span className={css.print}>
      <RatingMark size="line" />
      <span>
        {Rating.Label[locale]}
        {' · '}
        <FormattedMessage defaultMessage="遊戲幣僅供娛樂，不可兌換現金或實物" id="shell.noCash" />
      </span>
    </span>
  );
}
