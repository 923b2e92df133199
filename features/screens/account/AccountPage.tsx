import { Download, EyeOff, Fingerprint, Gift, KeyRound, MonitorSmartphone, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Inline } from '#ui/layout/Inline/index.ts';
import { BindWays, Passkeys } from '../../shared/sign-in/index.ts';
import { SectionFrame } from '../../shared/frames/index.ts';
import * as css from './Account.css.ts';
import { Consent } from './Consent.tsx';
import { Devices } from './devices/Devices.tsx';
import { LetIn } from './devices/LetIn.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExportData } from './ExportData.tsx';
import { GiftPassword } from './GiftPassword.tsx';
import { LeaveDevices } from './LeaveDevices.tsx';
import { PrivacySwitches } from './PrivacySwitches.tsx';
import { Section } from './Section.tsx';

/** 帳號與隱私: the ways to sign in, the devices, the gift password, privacy, the player's data, statistics, and deleting the account. */
export function AccountPage(): ReactNode {
  return (
    <SectionFrame page="/member/account">
      <div className={css.sections}>
        <Section
          icon={<KeyRound size={22} />}
          text={<FormattedMessage defaultMessage="手機與一種第三方帳號，都能登入同一個帳號。" id="account.waysText" />}
          title={<FormattedMessage defaultMessage="登入方式" id="account.ways" />}
        >
          <BindWays />
        </Section>
        <Section
          icon={<Fingerprint size={22} />}
          text={<FormattedMessage defaultMessage="用裝置的指紋、臉部或螢幕鎖登入，不必等驗證碼。" id="passkeys.text" />}
          title={<FormattedMessage defaultMessage="通行密鑰" id="passkeys.title" />}
        >
          <Passkeys />
        </Section>
        <Section
          icon={<MonitorSmartphone size={22} />}
          text={
            <FormattedMessage
              defaultMessage="同時只能在一台裝置登入，新的登入會讓前一台登出。有不認得的裝置，或裝置掉了，請把它登出。"
              id="devices.text"
            />
          }
          title={<FormattedMessage defaultMessage="登入裝置" id="devices.title" />}
        >
          <Devices />
          <Inline align="stretch" wrap>
            <LetIn />
            <LeaveDevices />
          </Inline>
        </Section>
        <Section
          icon={<Gift size={22} />}
          text={
            <FormattedMessage
              defaultMessage="設定後，每次贈禮都要輸入這 6 位數字；一天輸入錯誤 3 次，當天就不能再贈禮。"
              id="giftPassword.text"
            />
          }
          title={<FormattedMessage defaultMessage="贈禮密碼" id="giftPassword.title" />}
        >
          <GiftPassword />
        </Section>
        <Section
          icon={<EyeOff size={22} />}
          text={
            <FormattedMessage defaultMessage="暱稱、等級與頭像一定會顯示；這三項可以不讓別人看到。" id="privacy.text" />
          }
          title={<FormattedMessage defaultMessage="公開給其他玩家" id="privacy.title" />}
        >
          <PrivacySwitches />
        </Section>
        <Section
          icon={<Download size={22} />}
          text={
            <FormattedMessage
              defaultMessage="個人資料、近 30 天的存摺、贈禮、信件、任務與訂單，整理成一個 JSON 檔案。"
              id="account.exportText"
            />
          }
          title={<FormattedMessage defaultMessage="下載我的資料" id="account.export" />}
        >
          <ExportData />
        </Section>
        <Consent />
        <Section
          icon={<UserX size={22} />}
          text={
            <FormattedMessage
              defaultMessage="申請後 14 天才會刪除，這段時間都能取消。刪除後無法復原，遊戲幣也會一併消失。"
              id="account.deleteText"
            />
          }
          title={<FormattedMessage defaultMessage="刪除帳號" id="account.delete" />}
        >
          <DeleteAccount />
        </Section>
      </div>
    </SectionFrame>
  );
}
