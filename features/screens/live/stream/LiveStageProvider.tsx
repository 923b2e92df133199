import { createContext, type ReactNode, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useClient } from '../../../base/client/index.ts';
import { useSession } from '../../../base/session/index.ts';
import type { Engine } from './engineTypes.ts';
import { createLateStage } from './lateStage.ts';
import { IDLE, type LiveSnapshot, type LiveStage } from './streamTypes.ts';

const StageContext = createContext<LiveStage | undefined>(undefined);

export interface LiveStageProviderProps {
  children: ReactNode;
  engine?: Engine | undefined;
  stage?: LiveStage | undefined;
}

/** The player of this page, for code outside React. */
function createPlayerID() {
  let playerID: string | undefined;
  return {
    read: (): string | undefined => playerID,
    change: (next: string | undefined): void => {
      playerID = next;
    },
  };
}

/** Provides the single live stage of the page. Mount it once, above the pages. */
export function LiveStageProvider({ children, engine, stage }: LiveStageProviderProps): ReactNode {
  const client = useClient();
  const { session } = useSession();
  const [player] = useState(createPlayerID);
  useEffect(() => player.change(session?.playerID));
  const [own] = useState(
    () =>
      stage ??
      createLateStage(() =>
        import('./createLiveStage.ts').then((module) =>
          module.createLiveStage({ client, engine, player: player.read }),
        ),
      ),
  );
  useEffect(() => () => own.leave(), [own]);
  return <StageContext value={own}>{children}</StageContext>;
}

/**
 * The stage of this page without its state, so that the caller does not render again.
 *
 * @throws Error outside a `LiveStageProvider`
 */
export function useStage(): LiveStage {
  const stage = use(StageContext);
  if (stage === undefined) throw new Error('useStage needs a LiveStageProvider above it');
  return stage;
}

/** The state of the stage and its methods. */
export interface UsedLiveStage extends LiveSnapshot, Omit<LiveStage, 'snapshot' | 'subscribe'> {}

/** The live stage of this page: the entered room, its stream's state and its membership (specification 1 §2). */
export function useLiveStage(): UsedLiveStage {
  const stage = useStage();
  const snapshot = useSyncExternalStore(stage.subscribe, stage.snapshot, () => IDLE);
  const { enter, leave, setMuted, setPreview, retry, attach, video } = stage;
  return { ...snapshot, enter, leave, setMuted, setPreview, retry, attach, video };
}

/** A ref for an element that holds the stage's video while it is mounted. */
export function useAttachedVideo(): (element: HTMLElement | null) => (() => void) | undefined {
  const stage = useStage();
  return useCallback((element) => (element ? stage.attach(element) : undefined), [stage]);
}
