import { defineMessages, useIntl } from 'react-intl';
import type { RaceScope } from '#protocol/entities/race.ts';
import { useBrand, useLanguage } from '../../base/settings/index.ts';
import { useGameName } from '../games/index.ts';

const titles = defineMessages({
  slot: { id: 'race.title.slot', defaultMessage: '老虎機爭霸賽' },
  fish: { id: 'race.title.fish', defaultMessage: '捕魚爭霸賽' },
  table: { id: 'race.title.table', defaultMessage: '桌遊爭霸賽' },
});

/** The title of a race by the rounds that count. */
export function useRaceTitle(scope: RaceScope): string {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const brand = useBrand().Name[locale];
  const game = useGameName(scope.Kind === 'game' ? scope.GameCode : '');
  if (scope.Kind === 'category') return formatMessage(titles[scope.Category]);
  const name = scope.Kind === 'game' ? game : brand;
  return formatMessage({ id: 'race.title.named', defaultMessage: '{name}爭霸賽' }, { name });
}
