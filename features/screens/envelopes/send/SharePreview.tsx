import { type CSSProperties, type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ENVELOPE_HOURS, ENVELOPE_METHOD, isEnoughFor } from '#protocol/rules/envelope.ts';
import { itemSrc } from '#art/index.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { envelopeMessages } from '../state/envelopeMessages.ts';
import * as css from './SharePreview.css.ts';
import { type EnvelopeForm, sharesOf } from './envelopeForm.ts';
import { previewShares } from './previewShares.ts';

/** The places of the slips from the middle outwards; the largest share is in the middle. */
const PLACES = [0, -1, 1, -2, 2] as const;

/** A share from this amount on is shortened, since a slip has room for six digits. */
const SHORT_FROM = 1_000_000;

/** The preview of a form: some of its shares in a fan, the number of the others, and the blessing. */
export function SharePreview({ form }: { form: EnvelopeForm }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const { locale } = useLanguage();
  const pocket = useId();
  const { amount, method, title } = form;
  const quantity = sharesOf(form);
  const shares =
    amount === undefined || quantity === undefined || !isEnoughFor(amount, quantity)
      ? []
      : previewShares(amount, quantity, method).toSorted((a, b) => b - a);
  const isLucky = method === ENVELOPE_METHOD.random && shares.length > 1;
  // The largest and the smallest shares show the range.
  const shown = shares.length > PLACES.length ? [...shares.slice(0, 3), ...shares.slice(-2)] : shares;
  const more = shares.length - shown.length;
  return (
    <section aria-label={formatMessage({ id: 'envelope.preview', defaultMessage: '預覽' })} className={css.preview}>
      <span aria-hidden="true" className={css.rays} />
      <span className={css.mark} data-side="start">
        {isLucky ? (
          <FormattedMessage defaultMessage="隨機試算" id="envelope.previewRandom" />
        ) : (
          <FormattedMessage defaultMessage="預覽" id="envelope.preview" />
        )}
      </span>
      {more > 0 ? (
        <span className={css.mark} data-side="end">
          <FormattedMessage
            defaultMessage="另有 {count, number} 份"
            id="envelope.previewMore"
            values={{ count: more }}
          />
        </span>
      ) : null}
      <ul>
        {shown.map((share, at) => (
          <li
            className={css.slip}
            data-best={(isLucky && at === 0) || undefined}
            key={PLACES[at]}
            style={{ '--place': PLACES[at] } as CSSProperties}
          >
            {isLucky && at === 0 ? <span className={css.best}>{formatMessage(envelopeMessages.luckiest)}</span> : null}
            <Amount format={share < SHORT_FROM ? 'full' : 'short'} locale={locale} value={share} />
            <img alt="" className={css.coin} src={itemSrc('coin')} />
          </li>
        ))}
      </ul>
      <svg aria-hidden="true" className={css.pocket} preserveAspectRatio="none" viewBox="0 0 260 150">
        <linearGradient id={pocket} x2="0" y2="1">
          <stop offset="0" stopColor="#ea3832" />
          <stop offset="1" stopColor="#a30d17" />
        </linearGradient>
        <path d="M0,0C40,62 220,62 260,0V150H0Z" fill={`url(#${pocket})`} />
        <path d="M0,0C40,62 220,62 260,0" fill="none" stroke="#f6c453" strokeWidth="4" />
        <path d="M8,22V150M252,22V150" fill="none" stroke="#f6c453" strokeOpacity=".5" strokeWidth="2" />
      </svg>
      <svg aria-hidden="true" className={css.seal} viewBox="0 0 52 52">
        <radialGradient cx=".38" cy=".28" id={`${pocket}-seal`} r=".8">
          <stop offset="0" stopColor="#fffbe2" />
          <stop offset=".45" stopColor="#ffd35a" />
          <stop offset="1" stopColor="#c9780e" />
        </radialGradient>
        <circle cx="26" cy="26" fill={`url(#${pocket}-seal)`} r="25" stroke="#8a4a06" strokeWidth="2" />
        <circle cx="26" cy="26" fill="none" r="20.5" stroke="#b8690c" strokeOpacity=".6" strokeWidth="1.5" />
        <rect fill="#4a2200" height="13" rx="2" stroke="#7a3e06" strokeWidth="2" width="13" x="19.5" y="19.5" />
      </svg>
      <img alt="" className={css.pile} data-side="start" src={itemSrc('stack')} />
      <img alt="" className={css.pile} data-side="end" src={itemSrc('stack')} />
      <p className={css.wish}>
        <span className={css.title}>{title}</span>
        <span className={css.note}>
          <FormattedMessage
            defaultMessage="{hours} 小時未領完，退回錢包"
            id="envelope.returns"
            values={{ hours: formatNumber(ENVELOPE_HOURS) }}
          />
        </span>
      </p>
    </section>
  );
}
