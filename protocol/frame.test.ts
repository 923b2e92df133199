import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRejected, readAnswer, readRequest, writeAnswer, writeFailure, writePush, writeRequest } from './frame.ts';
import { Failure } from './failure.ts';

describe('a request frame', () => {
  it('has its payload beside its own keys', () => {
    const frame = readRequest(writeRequest(30000, 'r-1', { Message: 'hello' }, 'secret'));
    expect(frame).toEqual({ OP: 30000, R: 'r-1', Token: 'secret', payload: { Message: 'hello' } });
  });

  it.for([
    ['', undefined],
    ['[]', undefined],
    ['{"CloseRSA":true}', 'OP'],
    ['{"OP":"30000","CloseRSA":true}', 'OP'],
    ['{"OP":1.5,"CloseRSA":true}', 'OP'],
    ['{"OP":30000,"CloseRSA":false}', 'CloseRSA'],
    ['{"OP":30000}', 'CloseRSA'],
    ['{"OP":30000,"CloseRSA":true,"R":7}', 'R'],
    ['{"OP":30000,"CloseRSA":true,"Token":[]}', 'Token'],
    ['{"OP":30000,"CloseRSA":true,"__proto__":{}}', '__proto__'],
  ] as const)('%s is rejected with %s as the field', ([text, field]) => {
    const frame = readRequest(text);
    expect(isRejected(frame) && [frame.failure.code, frame.failure.detail.Field]).toEqual([100000, field]);
  });

  it('keeps the readable fields of a rejected one, so that the answer matches its request', () => {
    expect(readRequest('{"OP":30000,"R":"r-1"}')).toMatchObject({ OP: 30000, R: 'r-1' });
  });

  it('never throws, for any text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readRequest(text)));
  });
});

describe('an answer frame', () => {
  it("has the number after its operation's, and 0 if that could not be read", () => {
    expect(JSON.parse(writeAnswer(30000, { a: 1 }, 'r'))).toEqual({
      OP: 30001,
      Code: 200,
      Message: '',
      Result: { a: 1 },
      R: 'r',
    });
    expect(JSON.parse(writeFailure(undefined, new Failure(100000, { Field: 'OP' })))).toMatchObject({
      OP: 0,
      Code: 100000,
      Result: { Field: 'OP' },
    });
  });

  it('has an R only in a personal push', () => {
    expect(readAnswer(writePush(10032, {}, 200, 'connection')).R).toBe('connection');
    expect(JSON.parse(writePush(30002, {}))).not.toHaveProperty('R');
  });

  it('is rejected if it has another shape', () => {
    expect(() => readAnswer('nonsense')).toThrow(Failure);
    expect(() => readAnswer('{"OP":1}')).toThrow(Failure);
  });
});
