import { ChartNoAxesColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Switch } from '#ui/components/Switch/index.ts';
import { useAnalyticsConsent } from '../../base/analytics/index.ts';
import { Section } from './Section.tsx';

/** Switches the recording of visits. Switching off removes the stored events immediately. */
export function Consent(): ReactNode {
  const { formatMessage } = useIntl();
  const [consent, decide] = useAnalyticsConsent();
  return (
    <Section
      icon={<ChartNoAxesColumn size={22} />}
      text={
        <FormattedMessage
          defaultMessage="只記錄看過哪些頁面與按下的按鈕，不含姓名、電話或任何可辨識您的資料，也不提供給第三方。"
          id="account.consentText"
        />
      }
      title={<FormattedMessage defaultMessage="使用情形統計" id="account.consent" />}
    >
      <Switch
        checked={consent === 'granted'}
        label={formatMessage({ id: 'account.consentSwitch', defaultMessage: '協助我們改善服務' })}
        onCheckedChange={(on) => decide(on ? 'granted' : 'refused')}
      />
    </Section>
  );
}
