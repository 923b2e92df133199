import type { ReactNode } from 'react';
import { itemSrc, type PrizeId } from '#art/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import * as css from './Events.css.ts';

export interface RewardRowProps {
  picture: PrizeId;
  title: ReactNode;
  /** What it brings: beside its end, where the eye reads amounts from one row to the next. */
  reward: ReactNode;
  /** Under the title: how far it is. */
  progress?: ReactNode;
  /** Claimable rows are lit, claimed ones stand back. */
  state: 'open' | 'waiting' | 'claimed';
  /** The control, or what stands in its place. */
  end: ReactNode;
}

/** One line of a list of rewards: what it is drawn with, what it asks for, what it brings, and its control. */
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
