import { CircleCheck, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { RoundRecord, Verification } from '#games/verify/index.ts';
import type { OwnRound } from '#protocol/entities/round.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { CopyButton } from '#ui/components/CopyButton/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { replayPath } from '../../shared/games/index.ts';
import * as css from './Fairness.css.ts';
import { FeatureFacts } from './FeatureFacts.tsx';
import { ownCode } from './ownCode.ts';
import { ReelWindow, Symbol } from './ReelWindow.tsx';
import { StepCard, verdictOf } from './StepCard.tsx';
import { useCopyText } from './useCopyText.ts';

export interface ResultStepProps {
  verification: Verification & { readonly round: NonNullable<Verification['round']> };
  record: RoundRecord;
  booked: OwnRound;
  symbols: Readonly<Record<string, string>>;
  spin: number;
}

/** The window, its win, and whether game server and ledger recorded the same amounts. */
export function ResultStep({ verification, record, booked, symbols, spin: at }: ResultStepProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const prefix = localePrefix(useLocation().pathname);
  const copyText = useCopyText();
  const { round, steps } = verification;
  const spin = round.spins[at];
  if (spin === undefined) return null;
  const jackpotCoins = (record.Result?.Jackpots ?? []).reduce((sum, { Coins }) => sum + Coins, 0);
  const reels = round.draws.filter(
    (draw) => draw.spin === 0 && draw.purpose === 'stop' && draw.respin === undefined && draw.result !== undefined,
  );
  return (
    <StepCard
      method={
        <FormattedMessage
          defaultMessage="{game} 第 {version, number} 版・{variant}"
          id="verify.version"
          values={{ game: <code>{round.code}</code>, version: round.version, variant: <code>{round.variant}</code> }}
        />
      }
      title={formatMessage({ id: 'verify.result', defaultMessage: '停輪、賠付與帳本一致' })}
      verdict={verdictOf(steps, ['maths', 'spins', 'coins', 'ledger'])}
    >
      <div className={css.outcome}>
        <ReelWindow
          label={formatMessage({ id: 'verify.window', defaultMessage: '算出的盤面' })}
          round={round}
          spin={spin}
          symbols={symbols}
        />
        <Stack gap={3}>
          <dl className={css.facts}>
            <dt>
              <FormattedMessage defaultMessage="押注" id="verify.stake" />
            </dt>
            <dd>
              <Amount locale={locale} value={record.Stake} />
            </dd>
            {spin.wins.map(({ line, from = 'left', symbol, count, pay, ways, cells }) => (
              <div className={css.win} key={line === undefined ? `${symbol} ${String(cells?.[0])}` : `${line} ${from}`}>
                <dt>
                  {line !== undefined ? (
                    <FormattedMessage defaultMessage="第 {line, number} 線" id="verify.line" values={{ line }} />
                  ) : ways !== undefined ? (
                    <FormattedMessage defaultMessage="{ways, number} 路" id="verify.ways" values={{ ways }} />
                  ) : (
                    <FormattedMessage defaultMessage="{count, number} 個" id="verify.together" values={{ count }} />
                  )}
                </dt>
                <dd>
                  <Symbol name={symbol} symbols={symbols} /> × {count} → ×<FormattedNumber value={pay / 10} />
                </dd>
              </div>
            ))}
            {at > 0 ? null : <FeatureFacts round={round} />}
            {spin.kind === 'free' ? (
              <>
                <dt>
                  <FormattedMessage defaultMessage="這一轉的倍數" id="verify.ladder" />
                </dt>
                <dd>×{spin.multiple}</dd>
              </>
            ) : null}
            {round.spins.length > 1 ? (
              <>
                <dt>
                  <FormattedMessage defaultMessage="這一轉" id="verify.spinPay" />
                </dt>
                <dd>
                  ×<FormattedNumber value={spin.pay / 10} />
                </dd>
              </>
            ) : null}
            <dt>
              <FormattedMessage defaultMessage="整局倍數" id="verify.multiple" />
            </dt>
            <dd>
              ×<FormattedNumber value={round.pay / 10} />
            </dd>
            {jackpotCoins > 0 ? (
              <>
                <dt>
                  <FormattedMessage defaultMessage="彩金" id="verify.jackpot" />
                </dt>
                <dd>
                  <Amount locale={locale} value={jackpotCoins} />
                </dd>
              </>
            ) : null}
          </dl>
          <Inline as="p" gap={3} wrap>
            <Amount locale={locale} size={32} tone="gold" value={round.coins + jackpotCoins} />
            {verdictOf(steps, ['coins', 'ledger']) === 'match' ? (
              <Inline as="span" gap={1} inText tone="positive">
                <CircleCheck aria-hidden="true" size={18} />
                <FormattedMessage defaultMessage="與入帳金額相同" id="verify.booked" />
              </Inline>
            ) : (
              <span className={css.other}>
                <FormattedMessage
                  defaultMessage="帳本入帳 {amount}"
                  id="verify.bookedOther"
                  values={{ amount: <Amount locale={locale} value={booked.Win} /> }}
                />
              </span>
            )}
          </Inline>
          <Inline align="stretch" wrap>
            {booked.ReplayURL === undefined ? null : (
              <Button asChild icon={<Play size={18} />} size="sm" variant="secondary">
                <Link to={replayPath(prefix, booked.ReplayURL)}>
                  <FormattedMessage defaultMessage="重播" id="verify.replay" />
                </Link>
              </Button>
            )}
            <CopyButton
              {...copyText}
              form="button"
              label={formatMessage({ id: 'verify.copyCode', defaultMessage: '複製程式碼，自己算' })}
              text={ownCode(
                record,
                reels.map(({ below }) => below),
              )}
            />
          </Inline>
        </Stack>
      </div>
    </StepCard>
  );
}
