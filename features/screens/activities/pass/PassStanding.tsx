import { Ticket } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PassTicket } from '#protocol/entities/event.ts';
import { itemSrc } from '#art/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { LevelBar } from '#ui/components/LevelBar/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useOpenParts, usePart } from '../../../base/settings/index.ts';
import { useGainedText } from '../../../shared/rewards/index.ts';
import * as css from '../parts/Activity.css.ts';
import { TimeLeft } from '../parts/TimeLeft.tsx';
import { useMemberReason } from '../parts/useMemberReason.ts';
import { BuyPassDialog } from './BuyPassDialog.tsx';

/** Season, level, experience to the next level, and the button of the paid track. */
export function PassStanding({ ticket }: { ticket: PassTicket }): ReactNode {
  const reason = useMemberReason();
  const words = useGainedText();
  const { Games } = useOpenParts();
  const [isBuying, setBuying] = useState(false);
  const { Season, EndTime, Premium, Price } = ticket;
  return (
    <Card>
      <Stack gap={3}>
        <Inline gap={3}>
          <Stack align="start" gap={1} grow>
            <Text as="h2" tone="heading" weight="bold">
              <FormattedMessage
                defaultMessage="{season} 賽季"
                id="pass.season"
                values={{ season: Season.replace('-', '.') }}
              />
            </Text>
            <Text as="p" size={13} tone="muted">
              <TimeLeft until={EndTime} />
            </Text>
          </Stack>
          <img alt="" className={css.headPicture} height={72} src={itemSrc('ticket')} width={72} />
        </Inline>
        <PassProgress ticket={ticket} />
        {Premium ? (
          <Text as="p" tone="positive" weight="bold">
            <FormattedMessage defaultMessage="豪華獎勵已開通" id="pass.isPremium" />
          </Text>
        ) : Games ? (
          <Button
            disabledReason={reason}
            reasonShown="elsewhere"
            fullWidth
            icon={<Ticket size={20} />}
            onClick={() => setBuying(true)}
            size="lg"
            variant="gold"
          >
            <FormattedMessage
              defaultMessage="開通豪華獎勵 {price}"
              id="pass.buy"
              values={{ price: words.list([Price]) }}
            />
          </Button>
        ) : null}
        {isBuying ? <BuyPassDialog onClose={() => setBuying(false)} ticket={ticket} /> : null}
      </Stack>
    </Card>
  );
}

function PassProgress({ ticket: { Experience, Level, Levels } }: { ticket: PassTicket }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const hasGames = usePart('Games') !== 'closed';
  const next = Levels.find((one) => one.Level === Level + 1);
  const before = Levels.find((one) => one.Level === Level)?.Experience ?? 0;
  const shared = {
    from: `LV.${String(Level)}`,
    label: formatMessage({ id: 'pass.progress', defaultMessage: '通行證等級' }),
  };
  if (next === undefined) {
    return (
      <LevelBar
        {...shared}
        max={1}
        note={<FormattedMessage defaultMessage="本季等級已滿" id="pass.full" />}
        to={null}
        value={1}
        valueText={formatNumber(Experience)}
      />
    );
  }
  return (
    <LevelBar
      {...shared}
      max={next.Experience - before}
      note={
        hasGames ? (
          <FormattedMessage
            defaultMessage="還差 {missing, number} 經驗；遊玩、簽到、送禮與紅包都會增加"
            id="pass.missing"
            values={{ missing: next.Experience - Experience }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="還差 {missing, number} 經驗；簽到、送禮與紅包都會增加"
            id="pass.missing.withoutGames"
            values={{ missing: next.Experience - Experience }}
          />
        )
      }
      to={`LV.${String(next.Level)}`}
      value={Experience - before}
      valueText={`${formatNumber(Experience - before)} / ${formatNumber(next.Experience - before)}`}
    />
  );
}
