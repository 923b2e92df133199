import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { loadMessages, type Locale } from '#locales/index.ts';
import { LanguageProvider } from '../../base/settings/index.ts';
import { AmountField, GoldKeypad } from './index.ts';

function Amounts() {
  const [gold, setGold] = useState<number>();
  const [count, setCount] = useState<number>();
  return (
    <>
      <GoldKeypad label="gold" max={1_000_000_000} onValueChange={setGold} value={gold} />
      <AmountField
        label="count"
        max={1_000_000}
        onValueChange={setCount}
        stepLabels={{ decrease: 'less', increase: 'more' }}
        value={count}
      />
      <output aria-label="values">{`${String(gold)} ${String(count)}`}</output>
    </>
  );
}

test.each([
  ['zh_tw', '2.5萬', '20,000.9', '25000 20000'],
  ['id_id', '2,5rb', '20.000,9', '2500 20000'],
  ['vi_vn', '2Tr', '20,000', '2000000 20'],
] as const)('in %s formats a gold of %s and a count of %s as %s', async (locale: Locale, gold, count, values) => {
  const messages = await loadMessages(locale);
  render(
    <LanguageProvider first={{ locale, messages }}>
      <Amounts />
    </LanguageProvider>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'gold' }));
  await userEvent.paste(gold);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'count' }));
  await userEvent.paste(count);
  expect(screen.getByRole('status', { name: 'values' })).toHaveTextContent(values);
});
