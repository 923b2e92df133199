import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/Stack/index.ts';
import { ContentPage } from '../text/ContentPage.tsx';
import { type GuideStep, GuideSteps } from '../text/GuideSteps.tsx';
import { TextProse } from '../text/TextProse.tsx';

/** The first list of the text. */
const steps: readonly GuideStep[] = [
  { id: 'sign-in', step: 1, word: 'pictureSignIn' },
  { id: 'bind', step: 2, word: 'pictureBind' },
  { id: 'play', step: 3, word: 'picturePlay' },
];

/** /newbie/gameGuidle: how to begin */
export function GameGuidePage(): ReactNode {
  return (
    <ContentPage slug="game-guide">
      {(text) => (
        <Stack gap={4}>
          <GuideSteps steps={steps} text={text} />
          <TextProse blocks={text.blocks} contents />
        </Stack>
      )}
    </ContentPage>
  );
}
