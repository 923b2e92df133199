import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { PagePath } from '#protocol/pages.ts';
import { itemSrc, type PrizeId } from '#art/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import * as css from './Bank.css.ts';
import { Link, useLocation } from '../../base/routing/index.ts';

interface Way {
  readonly to: PagePath;
  readonly picture: PrizeId;
  readonly name: keyof typeof names;
  readonly text: keyof typeof texts;
}

const names = defineMessages({
  signIn: { id: 'frame.sevenDays', defaultMessage: '七日簽到' },
  missions: { id: 'frame.missions', defaultMessage: '任務' },
  wheel: { id: 'wheel.name', defaultMessage: '福神輪盤' },
});
const texts = defineMessages({
  signIn: { id: 'earn.signIn', defaultMessage: '每天一份，連續越久越大' },
  missions: { id: 'earn.missions', defaultMessage: '玩一玩就完成，馬上領' },
  wheel: { id: 'earn.wheel', defaultMessage: '每天免費轉一次' },
});

const ways: readonly Way[] = [
  { to: '/other/sevendaySignIn', picture: 'calendar', name: 'signIn', text: 'signIn' },
  { to: '/other/mission', picture: 'trophy', name: 'missions', text: 'missions' },
  { to: '/other/fire-wheel', picture: 'wheel', name: 'wheel', text: 'wheel' },
];

/** Sources of gold with links, for a player with few entries. */
export function EarnWays(): ReactNode {
  const { formatMessage } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const id = 'earn-ways';
  return (
    <Stack aria-labelledby={id} as="section" gap={2}>
      <Text as="h2" id={id} tone="heading" weight="bold">
        <FormattedMessage defaultMessage="怎麼賺金幣" id="earn.title" />
      </Text>
      <ul className={css.ways}>
        {ways.map(({ to, picture, name, text }) => (
          <li key={to}>
            <Card asChild padding="sm">
              <Link to={`${prefix}${to}`}>
                <span className={css.way}>
                  <img alt="" height={40} src={itemSrc(picture)} width={40} />
                  <Stack as="span" gap={0}>
                    <b>{formatMessage(names[name])}</b>
                    <Text size={13} tone="muted">
                      {formatMessage(texts[text])}
                    </Text>
                  </Stack>
                </span>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
