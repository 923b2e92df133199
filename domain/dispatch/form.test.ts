import { describe, expect, it } from 'vitest';
import { readForm, writeQuery } from './form.ts';

describe('a form', () => {
  it('gives the first of several values of one name', () => {
    expect(readForm('code=a%2Bb+c&code=other&state=')).toEqual({ code: 'a+b c', state: '' });
  });

  it('has no field without a name', () => {
    expect(readForm('=a&&b')).toEqual({ b: '' });
  });

  it('reads back what a query writes', () => {
    const fields = { callbackUrl: '/zh_tw/rank?tab=1&a=b', error: '夜貓 100%' };
    expect(readForm(writeQuery(fields))).toEqual(fields);
  });
});
