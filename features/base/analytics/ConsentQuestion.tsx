import { type ReactNode, useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import * as css from './ConsentQuestion.css.ts';
import { useAnalyticsConsent, useConsentAgain } from './useAnalytics.ts';

/**
 * The question, as a region at the end of the page. Both answers look alike. The focus moves to the question only if the player asked for
 * it, and returns afterwards.
 */
export default function ConsentQuestion({ overBar }: { overBar: boolean }): ReactNode {
  const { formatMessage } = useIntl();
  const [consent, decide] = useAnalyticsConsent();
  const [again] = useConsentAgain();
  const title = useId();
  const place = useRef<HTMLElement>(null);
  const said = useRef<HTMLSpanElement>(null);
  const words = formatMessage({ id: 'consent.title', defaultMessage: '可以統計您的使用情形嗎？' });

  useEffect(() => {
    // A screen reader announces a text that is written into an empty live region.
    if (!again && said.current !== null) said.current.textContent = words;
  }, [again, words]);
  useEffect(() => {
    if (!again) return undefined;
    const before = document.activeElement;
    place.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [again]);

  return (
    <section aria-labelledby={title} className={css.place} data-over-bar={overBar} ref={place} tabIndex={-1}>
      <VisuallyHidden ref={said} role="status" />
      <Text as="h2" id={title} tone="heading" weight="bold">
        {words}
      </Text>
      <p className={css.words}>
        <FormattedMessage
          defaultMessage="只記錄看過的頁面與按下的按鈕，不含任何可辨識您的資料，也不交給第三方。不同意也能照常使用，之後可在頁尾更改。"
          id="consent.text"
        />
      </p>
      {consent === undefined ? null : (
        <p className={css.words}>
          {consent === 'granted' ? (
            <FormattedMessage defaultMessage="您目前的選擇：同意" id="consent.granted" />
          ) : (
            <FormattedMessage defaultMessage="您目前的選擇：不同意" id="consent.refused" />
          )}
        </p>
      )}
      <div className={css.answers}>
        <Button onClick={() => decide('refused')} size="sm" variant="secondary">
          <FormattedMessage defaultMessage="不同意" id="consent.refuse" />
        </Button>
        <Button onClick={() => decide('granted')} size="sm" variant="secondary">
          <FormattedMessage defaultMessage="同意" id="consent.grant" />
        </Button>
      </div>
    </section>
  );
}
