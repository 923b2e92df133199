import type { ReactNode } from 'react';
import { Questions } from '../questions/Questions.tsx';
import { ContentPage } from '../text/ContentPage.tsx';

/** /support/qna: questions and answers, to search and to link to (`/support/qna#code`). */
export function QuestionsPage(): ReactNode {
  return <ContentPage slug="qna">{(text) => <Questions text={text} />}</ContentPage>;
}
