import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { RewardShow, type RewardSize } from '#ui/components/RewardShow/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useSound } from '../sounds/index.ts';
import type { Celebration } from './celebrateContext.ts';
import { itemOf } from './items.ts';
import { drawingOf, goldOf } from './rewardItems.ts';
import { useGainedText } from './useGainedText.ts';

const BIG_GOLD = 20_000;
const GRAND_GOLD = 100_000;

function sizeOf({ gained, atLeast, isShown = false }: Celebration): RewardSize {
  if (isShown) return 'small';
  const gold = goldOf(gained);
  if (atLeast === 'grand' || gold >= GRAND_GOLD) return 'grand';
  return atLeast === 'big' || gold >= BIG_GOLD ? 'big' : 'small';
}

export interface RunningCelebrationProps {
  celebration: Celebration;
  fromPlace: DOMRect | undefined;
  walletPlace: DOMRect | undefined;
  onAnnounce: (words: string) => void;
  onEnd: () => void;
}

/** One celebration: its text, its sound, and its flight to the wallet. */
export default function RunningCelebration({
  celebration,
  fromPlace,
  walletPlace,
  onAnnounce,
  onEnd,
}: RunningCelebrationProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const sound = useSound();
  const words = useGainedText();
  const { coins, gained, isSaid = false, isShown = false, onLand } = celebration;
  const size = sizeOf(celebration);
  const begin = useEffectEvent(() => {
    sound(size === 'small' && !isSaid ? 'coin' : 'win');
    if (isSaid) return;
    // A toast announces itself to screen readers.
    if (size === 'small') toast({ tone: 'success', text: words.collected(gained) });
    else onAnnounce(words.won(gained));
  });
  useEffect(() => begin(), []);
  return (
    <RewardShow
      coins={coins}
      drawing={itemSrc(drawingOf(gained))}
      from={fromPlace}
      // A small celebration shows its toast at the same place, and a gain that the page shows already needs no second text.
      gain={isShown || (size === 'small' && !isSaid) ? undefined : words.list(gained, true)}
      onEnd={onEnd}
      onLand={() => onLand?.()}
      pictures={gained.map(({ ItemID }) => itemSrc(itemOf(ItemID).picture))}
      size={size}
      skipLabel={formatMessage({ id: 'reward.skip', defaultMessage: '略過' })}
      // Keeps an amount on one line with its unit and the plus sign before the next amount.
      title={words.won(gained).replaceAll(/(\d) | (?=\+ )/gu, '$1\u00a0')}
      to={walletPlace}
    />
  );
}
