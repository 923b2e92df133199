import type { ReactNode } from 'react';
import { itemSrc, type PrizeId } from '#art/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import * as css from './Events.css.ts';

export interface RewardRowProps {
  picture: PrizeId;
  title: ReactNode;
  reward: ReactNode;
  progress?: ReactNode;
  /** Claimable rows are highlighted, claimed ones fade. */
  state: 'open' | 'waiting' | 'claimed';
  end: ReactNode;
}

/** A row of a list of rewards: picture, condition, reward and button. */
export function RewardRow({ picture, title, reward, progress, state, end }: RewardRowProps): ReactNode {
  return (
    <li className={css.mission} data-state={state}>
      <span className={css.plate}>
        <img alt="" className={css.plateImage} height={40} src={itemSrc(picture)} width={40} />
      </span>
      <div className={css.words}>
        <Text weight="bold">{title}</Text>
        {progress}
      </div>
      <div className={css.end}>
        {reward}
        {end}
      </div>
    </li>
  );
}
