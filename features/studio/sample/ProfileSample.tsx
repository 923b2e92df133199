import { Gift, Mail, NotebookText, ShieldCheck, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { vipTierOf } from '#protocol/entities/vip.ts';
import { itemSrc, tileScript, tileSources, VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { CopyButton } from '#ui/components/CopyButton/index.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { LevelBar } from '#ui/components/LevelBar/index.ts';
import { SectionHeading } from '#ui/components/SectionHeading/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { VipBadge } from '#ui/components/VipBadge/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useProfile, useWallet } from '../../session/index.ts';
import { useBrand, useLanguage } from '../../settings/index.ts';
import { playerPicture, ShellPage, vipNames } from '../../shell/index.ts';
import * as css from './Sample.css.ts';
import { SAMPLE_EXPERIENCE, SAMPLE_HONORS, SAMPLE_PLAYER } from './sampleData.ts';
import { sampleWords } from './sampleWords.ts';

const ways = [
  { id: 'passbook', Icon: NotebookText },
  { id: 'presents', Icon: Gift },
  { id: 'blocked', Icon: UserRoundX },
  { id: 'mail', Icon: Mail },
  { id: 'security', Icon: ShieldCheck },
] as const;
const wayNames = defineMessages({
  passbook: { id: 'studio.sample.passbook', defaultMessage: '存摺' },
  presents: { id: 'studio.sample.presents', defaultMessage: '禮物' },
  blocked: { id: 'studio.sample.blocked', defaultMessage: '黑名單' },
  mail: { id: 'studio.sample.mail', defaultMessage: '信箱' },
  security: { id: 'studio.sample.security', defaultMessage: '安全' },
});

/** A player's own page as a brand is tried on it: made of the components that the product has for it. Its controls do nothing. */
export function ProfileSample(): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const { locale } = useLanguage();
  const profile = useProfile().data;
  const player = profile ? { ...profile.player, ...profile.level } : SAMPLE_PLAYER;
  const tier = VIP_LEVELS.find((level) => level === player.vipLevel) ?? 1;
  const tierName = `${formatMessage(vipNames[vipTierOf(tier)])} · VIP ${tier}`;
  const { value, max } = SAMPLE_EXPERIENCE;
  return (
    <ShellPage>
      <div className={css.sample}>
        <Stack gap={4}>
          <div className={css.who}>
            <Avatar
              crest={{ src: vipBadgeSrc(tier, 'badge'), label: tierName }}
              name=""
              size={96}
              src={playerPicture(player)}
              tier={tier}
            />
            <div className={css.name}>
              <Heading level={1} size={24}>
                {player.name}
              </Heading>
              <VipBadge form="plate" label={tierName} size="md" src={vipBadgeSrc(tier, 'mini')} tier={tier} />
              <CopyButton
                copiedLabel={formatMessage({ id: 'studio.sample.copied', defaultMessage: '已複製' })}
                failedLabel={formatMessage({ id: 'studio.sample.copyFailed', defaultMessage: '無法複製' })}
                form="line"
                label={formatMessage({ id: 'studio.sample.copyId', defaultMessage: '複製 ID' })}
                text={player.playerID}
              >
                {`ID ${player.playerID}`}
              </CopyButton>
            </div>
          </div>
          <LevelBar
            from={`LV.${player.level}`}
            label={formatMessage({ id: 'studio.sample.level', defaultMessage: '等級' })}
            max={max}
            to={`LV.${player.level + 1}`}
            value={value}
            valueText={`${formatNumber(value)} / ${formatNumber(max)}`}
          />
          <Balances />
          <div className={css.ways}>
            {ways.map(({ id, Icon }) => (
              <Card asChild key={id} padding="sm">
                <button type="button">
                  <span className={css.way}>
                    <Icon aria-hidden="true" size={24} />
                    <Text lines={1} size={12} tone="muted">
                      {formatMessage(wayNames[id])}
                    </Text>
                  </span>
                </button>
              </Card>
            ))}
          </div>
          <Card>
            <div className={css.lines}>
              <Line name={<FormattedMessage defaultMessage="自我介紹" id="studio.sample.about" />}>
                <FormattedMessage defaultMessage="山高水長，有緣同桌" id="studio.sample.aboutText" />
              </Line>
              <Line name={<FormattedMessage defaultMessage="俱樂部" id="studio.sample.club" />}>
                <FormattedMessage defaultMessage="翠玉堂" id="studio.sample.clubName" />
              </Line>
              <Line name={<FormattedMessage defaultMessage="綁定手機" id="studio.sample.phone" />}>0912345**8</Line>
            </div>
          </Card>
          <SectionHeading>
            <FormattedMessage defaultMessage="榮譽榜" id="studio.sample.honors" />
          </SectionHeading>
          <div className={css.honors}>
            {SAMPLE_HONORS.map(({ id, game, win, times }) => {
              const { src, srcSet, width, height } = tileSources(game, 'wide', tileScript(locale), '');
              return (
                <Card key={id} padding="none">
                  <img
                    alt=""
                    className={css.picture}
                    height={height}
                    sizes="12rem"
                    src={src}
                    srcSet={srcSet}
                    width={width}
                  />
                  <div className={css.honor}>
                    <Amount locale={locale} size={20} tone="metal" value={win} />
                    <Text size={12} tone="muted">
                      <FormattedMessage
                        defaultMessage="{times, number} 倍"
                        id="studio.sample.times"
                        values={{ times }}
                      />
                    </Text>
                  </div>
                </Card>
              );
            })}
          </div>
        </Stack>
      </div>
    </ShellPage>
  );
}

function Balances(): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { WalletItem } = useBrand().Capabilities;
  const wallet = useWallet().data ?? { Gold: 2_480_900, Gem: 8_640, GamePoint: 8_640 };
  const rows = [
    { id: 'gold', picture: itemSrc('coin'), value: wallet.Gold, tone: 'metal' },
    {
      id: WalletItem,
      picture: itemSrc(WalletItem),
      value: WalletItem === 'gem' ? wallet.Gem : wallet.GamePoint,
      tone: 'inherit',
    },
  ] as const;
  return (
    <Card>
      <div className={css.lines}>
        {rows.map(({ id, picture, value, tone }) => (
          <div className={css.line} key={id}>
            <img alt="" height={36} src={picture} width={36} />
            <span className={css.balance}>
              <Text size={12} tone="muted">
                {formatMessage(sampleWords[id])}
              </Text>
              <Amount locale={locale} size={20} tone={tone} value={value} />
            </span>
            <Button size="sm">
              <FormattedMessage defaultMessage="購買" id="studio.sample.buy" />
            </Button>
          </div>
        ))}
      </div>
    </Card>
  );
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className={css.line}>
      <Text size={13} tone="muted">
        {name}
      </Text>
      <span className={css.value}>
        <Text size={15}>{children}</Text>
      </span>
    </div>
  );
}
