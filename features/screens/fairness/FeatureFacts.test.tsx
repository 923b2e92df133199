import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadMessages } from '#locales/index.ts';
import { LanguageProvider } from '../../base/settings/index.ts';
import { FeatureFacts, type FeatureFactsProps } from './FeatureFacts.tsx';

afterEach(cleanup);

const WINDOW = [['bar'], ['bar'], ['bar']];
const show = async (round: FeatureFactsProps['round']): Promise<void> => {
  const language = { locale: 'zh_tw', messages: await loadMessages('zh_tw') } as const;
  render(
    <LanguageProvider first={language}>
      <dl>
        <FeatureFacts round={round} />
      </dl>
    </LanguageProvider>,
  );
};
const rows = (): string[] => {
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  return screen.getAllByRole('definition').map(({ textContent }, at) => `${terms[at] ?? ''} ${textContent}`);
};

test('each option of a choice has its pay, and the chosen option is named', async () => {
  const options = [
    { name: 'left', pay: 100 },
    { name: 'right', spins: [15, 0, 40] },
  ];
  await show({ spins: [{ window: WINDOW }], choice: { options, chosen: 'left' } });
  expect(rows()).toEqual(['第 1 個選項（您選的） ×10', '第 2 個選項 ×5.5']);
});

test('a nudge names its reel, and a turn of the wheel its pay', async () => {
  const wheel = { field: 2, pay: 150 };
  await show({
    spins: [{ window: WINDOW, nudge: { arrow: 'down', moved: true } }],
    level: { before: 79, after: 1, wheel },
  });
  expect(rows()).toEqual(['推移 第 3 輪下推一格', '收集 79 → 1', '轉盤 ×15']);
});
