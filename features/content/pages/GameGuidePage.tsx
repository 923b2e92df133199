import type { ReactNode } from 'react';
import { ContentPage } from '../text/ContentPage.tsx';

/** /newbie/gameGuidle: how to begin */
export function GameGuidePage(): ReactNode {
  return <ContentPage slug="game-guide" />;
}
