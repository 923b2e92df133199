import { Share2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Race } from '#protocol/entities/race.ts';
import { Button } from '#ui/components/Button/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useProfile } from '../../../../base/session/index.ts';
import { useBrand, useLanguage } from '../../../../base/settings/index.ts';
import { OwnPlace } from '../../../../shared/places/index.ts';
import { useRaceTitle } from '../../../../shared/races/index.ts';
import { drawResult } from './drawResult.ts';
import { RacePoints } from './RacePoints.tsx';
import { shareResult } from './shareResult.ts';

/** The player's place in a race that is over, with a button that shares it as a picture. */
export function RaceResult({ race: { Scope, Own, EndTime } }: { race: Race }): ReactNode {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const { locale } = useLanguage();
  const toast = useToast();
  const title = useRaceTitle(Scope);
  const brand = useBrand().Name[locale];
  const name = useProfile().data?.player.name ?? '';
  const card = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  const place = formatMessage({ id: 'ranking.place', defaultMessage: '第 {rank} 名' }, { rank: Own.Rank });
  return (
    <div ref={card}>
      <OwnPlace
        rank={Own.Rank}
        value={<RacePoints score={Own.Score} />}
        {...(Own.Prize > 0 && {
          prize: { label: <FormattedMessage defaultMessage="獲得獎勵" id="ranking.prizeGot" />, gold: Own.Prize },
        })}
        note={
          <Button busy={isBusy} icon={<Share2 size={16} />} onClick={() => void share()} size="sm" variant="secondary">
            <FormattedMessage defaultMessage="分享成績" id="race.share" />
          </Button>
        }
      />
    </div>
  );

  async function share(): Promise<void> {
    if (card.current === null || isBusy) return;
    setBusy(true);
    try {
      const points = formatNumber(Own.Score / 100, { minimumFractionDigits: 2 });
      const picture = await drawResult(card.current, {
        title,
        place,
        name,
        points: formatMessage({ id: 'race.pointsText', defaultMessage: '{points} 分' }, { points }),
        prize:
          Own.Prize === 0
            ? ''
            : formatMessage({ id: 'race.prizeText', defaultMessage: '{gold} 金幣' }, { gold: formatNumber(Own.Prize) }),
        foot: `${brand} · ${formatDate(EndTime, { year: 'numeric', month: '2-digit', day: '2-digit' })}`,
      });
      await shareResult(picture, `${title} ${place}`);
    } catch (error) {
      // The player closed the device's dialog, which is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({
        tone: 'danger',
        text: formatMessage({ id: 'race.notShared', defaultMessage: '無法分享成績，請再試一次' }),
      });
    } finally {
      setBusy(false);
    }
  }
}
