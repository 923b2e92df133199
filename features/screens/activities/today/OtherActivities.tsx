import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { PagePath } from '#protocol/pages.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { isOpenLink } from '#protocol/rules/partOfPath.ts';
import { type ItemId, itemSrc } from '#art/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import { useOpenParts } from '../../../base/settings/index.ts';
import * as css from '../parts/Activity.css.ts';

const names = defineMessages({
  pass: { id: 'frame.pass', defaultMessage: '通行證' },
  challenge: { id: 'frame.challenge', defaultMessage: '挑戰' },
  battle: { id: 'frame.battle', defaultMessage: '獎金爭霸' },
  presents: { id: 'frame.presents', defaultMessage: '我的道具' },
  invite: { id: 'today.invite', defaultMessage: '邀請好友' },
  rank: { id: 'frame.rank', defaultMessage: '活動排行' },
});

const ways: readonly { readonly to: PagePath; readonly picture: ItemId; readonly name: MessageDescriptor }[] = [
  { to: '/other/pass', picture: 'ticket', name: names.pass },
  { to: '/other/challenge', picture: 'trophy', name: names.challenge },
  { to: '/other/battle', picture: 'chest', name: names.battle },
  { to: '/other/presents', picture: 'bag', name: names.presents },
  { to: '/other/bankcode', picture: 'gift', name: names.invite },
  { to: '/rank', picture: 'treasure', name: names.rank },
];

/** Links to other pages with rewards. */
export function OtherActivities(): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  const open = useOpenParts();
  return (
    <Stack aria-labelledby="other-activities" as="nav" gap={3}>
      <SectionHeading id="other-activities">
        <FormattedMessage defaultMessage="更多活動" id="today.more" />
      </SectionHeading>
      <ul className={css.ways}>
        {ways
          .filter(({ to }) => isOpenLink(to, open))
          .map(({ to, picture, name }) => (
            <li key={to}>
              <Card asChild padding="sm">
                <Link className={css.way} to={`${prefix}${to}`}>
                  <img alt="" height={32} src={itemSrc(picture)} width={32} />
                  <FormattedMessage {...name} />
                </Link>
              </Card>
            </li>
          ))}
      </ul>
    </Stack>
  );
}
