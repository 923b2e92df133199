import type { ReactNode } from 'react';
import { guideArt, type GuideId } from '#art/index.ts';
import type { ContentText } from '../contentPage.ts';
import * as css from './GuideSteps.css.ts';
import { wordOf } from './useText.ts';

/** A picture of a step: its id, the number of the step in the list, and the text's word that describes it. */
export interface GuideStep {
  readonly id: GuideId;
  readonly step: number;
  readonly word: string;
}

interface GuideStepsProps {
  text: ContentText;
  steps: readonly GuideStep[];
  /** The orientation of the devices: phones are upright, computers are landscape. */
  shape?: 'upright' | 'across';
}

/** The steps of a guide as pictures in the brand's colours, described in the text's language. */
export function GuideSteps({ text, steps, shape = 'upright' }: GuideStepsProps): ReactNode {
  return (
    <ol className={css.steps} data-shape={shape}>
      {steps.map(({ id, step, word }) => {
        const { href, viewBox } = guideArt(id);
        return (
          <li className={css.step} key={id}>
            <span aria-hidden="true" className={css.number}>
              {step}
            </span>
            <svg aria-label={wordOf(text, word)} className={css.picture} role="img" viewBox={viewBox}>
              <use href={href} />
            </svg>
          </li>
        );
      })}
    </ol>
  );
}
