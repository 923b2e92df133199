import { Award } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { QuietBoundary } from '../../../base/errors/index.ts';
import type { CardAction, CardActionProps } from '../../../shared/players/index.ts';

const PlayerHonors = lazy(loadAgain(() => import('./PlayerHonors.tsx')));

/** 榮譽榜 below the facts on the card of another player (specification 2 §1: viewers are the player or another player). */
export const honorsAction: CardAction = { id: 'honors', on: 'about', Action: HonorsButton };

function HonorsButton({ player, onClose }: CardActionProps): ReactNode {
  const [open, setOpen] = useState(false);
  const [isOpened, setOpened] = useState(false);
  return (
    <>
      <Button
        fullWidth
        icon={<Award size={20} />}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
        variant="secondary"
      >
        <FormattedMessage defaultMessage="榮譽榜" id="honors.title" />
      </Button>
      {isOpened ? (
        <QuietBoundary>
          <Suspense>
            <PlayerHonors
              onLeave={() => {
                setOpen(false);
                onClose();
              }}
              onOpenChange={setOpen}
              open={open}
              player={player}
            />
          </Suspense>
        </QuietBoundary>
      ) : null}
    </>
  );
}
