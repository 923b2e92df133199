import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer, writeAnswer, writePush } from './frame.ts';
import { finalResult, resultText, textAroundResult } from './resultText.ts';

/** Counts how often the result is serialised. */
function countedResult() {
  let texts = 0;
  const toJSON = () => {
    texts += 1;
    return { Message: '嗨', Seq: 7 };
  };
  return { result: { toJSON }, texts: () => texts };
}

describe('the text of a final result', () => {
  it('is made once for its answer, its push to all and its push to each connection', () => {
    const { result, texts } = countedResult();
    finalResult(result);
    const answer = writeAnswer(30000, result, 'r');
    const pushes = [
      writePush(30002, result),
      writePush(30002, result, 200, 'one'),
      writePush(30002, result, 200, 'two'),
    ];
    expect([answer, ...pushes].map(readAnswer)).toEqual([
      { OP: 30001, Code: 200, Message: '', Result: { Message: '嗨', Seq: 7 }, R: 'r' },
      { OP: 30002, Code: 200, Message: '', Result: { Message: '嗨', Seq: 7 } },
      { OP: 30002, Code: 200, Message: '', Result: { Message: '嗨', Seq: 7 }, R: 'one' },
      { OP: 30002, Code: 200, Message: '', Result: { Message: '嗨', Seq: 7 }, R: 'two' },
    ]);
    expect(texts()).toBe(1);
  });

  it('is made again if the result may still change', () => {
    const result = { Amount: 1 };
    expect(writePush(30002, result)).toContain('"Amount":1');
    result.Amount = 2;
    expect(writePush(30002, result)).toContain('"Amount":2');
  });

  it('equals JSON.stringify, alone and within an object, the first time and later', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.dictionary(fc.string(), fc.option(fc.jsonValue(), { nil: undefined })),
        (result, beside) => {
          finalResult(result);
          const around = { ...beside, Result: result };
          for (let times = 0; times < 2; times += 1) {
            expect(resultText(result)).toBe(JSON.stringify(result));
            expect(textAroundResult(around)).toBe(JSON.stringify(around));
          }
        },
      ),
    );
  });
});
