import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Reward } from '#protocol/entities/mission.ts';
import { missionText } from '#protocol/rules/missionText.ts';
import { itemSrc, type ItemId } from '#art/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { useBrand, useLanguage } from '../../base/settings/index.ts';
import { BrandMascot } from '../../shared/frames/index.ts';
import { drawingOf, gainedOf } from '../../shared/rewards/index.ts';
import { missionKind } from './missionPlace.ts';
import type { PrizePage } from './prizePage.ts';
import { PRIZES } from './prizes.ts';
import { RewardText } from './RewardText.tsx';
import * as css from './VisitorPrizes.css.ts';

interface Prize {
  readonly id: string;
  readonly picture: ItemId;
  readonly reward: Reward;
  readonly words?: ReactNode;
}

/** The prizes of an event for a visitor, behind the sign-in. */
export default function VisitorPrizes({ page }: { page: PrizePage }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { WalletItem } = useBrand().Capabilities;
  const drawn = (reward: Reward): ItemId => drawingOf(gainedOf(reward, WalletItem));
  const title = {
    '/other/sevendaySignIn': formatMessage({ id: 'visitor.days', defaultMessage: '七日簽到，天天有禮' }),
    '/other/mission': formatMessage({ id: 'visitor.missions', defaultMessage: '完成任務就能領' }),
    '/other/fire-wheel': formatMessage({ id: 'visitor.wheel', defaultMessage: '福神輪盤，每天免費轉' }),
  }[page];
  const prizes: Readonly<Record<PrizePage, () => readonly Prize[]>> = {
    '/other/sevendaySignIn': () =>
      PRIZES.days.map((reward, at) => ({
        id: String(at),
        picture: at === 6 ? 'treasure' : drawn(reward),
        reward,
        words: <FormattedMessage defaultMessage="第 {day} 天" id="signInDays.day" values={{ day: at + 1 }} />,
      })),
    '/other/mission': () =>
      PRIZES.missions.map(({ condition, reward }) => ({
        id: String(condition.Type),
        picture: missionKind({ Condition: condition }).picture,
        reward,
        words: missionText(condition, locale, { ToFriends: true }),
      })),
    '/other/fire-wheel': () =>
      PRIZES.wheel.map((reward) => ({ id: `${reward.Gold}-${reward.Premium}`, picture: drawn(reward), reward })),
  };
  return (
    <section aria-labelledby="visitor-prizes" className={css.prizes}>
      <BrandMascot />
      <SectionHeading id="visitor-prizes">{title}</SectionHeading>
      <ul className={css.list}>
        {prizes[page]().map(({ id, picture, reward, words }) => (
          <li className={css.prize} key={id}>
            <img alt="" className={css.picture} height={56} src={itemSrc(picture)} width={56} />
            <RewardText isDrawn reward={reward} />
            {words === undefined ? null : <span className={css.words}>{words}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
