import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InviteInfo } from '#protocol/entities/invite.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { CopyButton } from '#ui/components/CopyButton/index.ts';
import { QrCode } from '#ui/components/QrCode/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useBrand, useLanguage } from '../../../base/settings/index.ts';
import * as css from './Invite.css.ts';
import { CODE_PARAMETER } from './sharedCode.ts';

/** The player's own code, to read out, copy, share as a link or scan, and its reward for both players. */
export function OwnCode({ info }: { info: InviteInfo }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { Name } = useBrand();
  const { FriendCode, WelcomeGold, FriendGold, MilestoneLevel, MilestoneVip } = info;
  const link = `${window.location.origin}/${locale}/other/bankcode?${CODE_PARAMETER}=${FriendCode}`;
  const invitation = formatMessage(
    { id: 'invite.invitation', defaultMessage: '一起來{brand}玩！輸入我的邀請碼 {code}，送您 {gold, number} 金幣' },
    { brand: Name[locale], code: FriendCode, gold: WelcomeGold },
  );
  const failedLabel = formatMessage({ id: 'invite.copyFailed', defaultMessage: '無法複製，請長按選取' });
  return (
    <section aria-labelledby="own-code">
      <Card>
        <Inline gap={5} justify="center" wrap>
          <div className={css.ownText}>
            <h2 className={css.heading} id="own-code">
              <FormattedMessage defaultMessage="我的邀請碼" id="invite.own" />
            </h2>
            <p className={css.code}>{FriendCode}</p>
            <Text as="p" size={13} tone="muted">
              <FormattedMessage
                defaultMessage="好友輸入後得 {welcome, number} 金幣；他綁定手機並達 LV.{level} 或 VIP {vip} 時，您得 {friend, number} 金幣。"
                id="invite.rule"
                values={{ welcome: WelcomeGold, friend: FriendGold, level: MilestoneLevel, vip: MilestoneVip }}
              />
            </Text>
            <Inline align="stretch" wrap>
              <CopyButton
                copiedLabel={formatMessage({ id: 'invite.codeCopied', defaultMessage: '已複製邀請碼' })}
                failedLabel={failedLabel}
                form="button"
                label={formatMessage({ id: 'invite.copyCode', defaultMessage: '複製邀請碼' })}
                text={FriendCode}
              />
              <CopyButton
                copiedLabel={formatMessage({ id: 'invite.linkCopied', defaultMessage: '已複製連結' })}
                failedLabel={failedLabel}
                form="button"
                label={formatMessage({ id: 'invite.copyLink', defaultMessage: '複製連結' })}
                text={link}
              />
              <ShareButton text={invitation} url={link} />
            </Inline>
          </div>
          <QrCode
            caption={<FormattedMessage defaultMessage="好友掃描即可加入" id="invite.scan" />}
            label={formatMessage({ id: 'invite.qr', defaultMessage: '我的邀請連結' })}
            size={176}
            value={link}
          />
        </Inline>
      </Card>
    </section>
  );
}

/** Opens the phone's share sheet; renders nothing on a device without one. */
function ShareButton({ text, url }: { text: string; url: string }): ReactNode {
  if (typeof navigator.share !== 'function') return null;
  // Closing the sheet is not a failure.
  const share = (): void => void navigator.share({ text, url }).catch(() => undefined);
  return (
    <Button icon={<Share2 size={18} />} onClick={share}>
      <FormattedMessage defaultMessage="分享" id="invite.share" />
    </Button>
  );
}
