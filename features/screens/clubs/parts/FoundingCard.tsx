import type { ReactNode } from 'react';
import { Card } from '#ui/components/Card/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import * as css from '../Club.css.ts';
import { ClubFlag } from '../flag/ClubFlag.tsx';

export interface FoundingCardProps {
  title: ReactNode;
  terms: ReactNode;
  children: ReactNode;
}

/** A card that starts a founding, with its conditions and an empty flag. */
export function FoundingCard({ title, terms, children }: FoundingCardProps): ReactNode {
  return (
    <Card>
      <div className={css.founding}>
        <ClubFlag badge={7} color={3} />
        <div className={css.tight}>
          <Text weight="bold">{title}</Text>
          <Text size={13} tone="muted">
            {terms}
          </Text>
        </div>
        {children}
      </div>
    </Card>
  );
}
