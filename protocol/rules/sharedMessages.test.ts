import { expect, it } from 'vitest';
import { checkSharedMessages } from './sharedMessages.ts';

const texts = (...all: readonly string[]) => all.map((text) => ({ type: 'text', text }) as const);
const refused = (messages: ReturnType<typeof texts>): unknown => {
  try {
    checkSharedMessages(messages);
    return undefined;
  } catch (error) {
    return error;
  }
};

it('accepts one to five messages that are not empty', () => {
  expect(refused(texts('1'))).toBeUndefined();
  expect(refused(texts('1', '2', '3', '4', 'x'.repeat(5000)))).toBeUndefined();
});

it.each([
  ['none', texts()],
  ['six', texts('1', '2', '3', '4', '5', '6')],
  ['an empty one', texts('1', ' \n')],
  ['a long one', texts('x'.repeat(5001))],
])('rejects %s and names the field', (_what, messages) => {
  expect(refused(messages)).toMatchObject({ code: 100000, detail: { Field: 'Messages' } });
});
