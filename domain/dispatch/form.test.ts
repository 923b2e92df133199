import { describe, expect, it } from 'vitest';
import { readForm, writeQuery } from './form.ts';

describe('a form', () => {
  it('returns the first of several values of one name', () => {
    expect(readForm('code=a%2Bb+c&code=other&state=')).toEqual({ code: 'a+b c', state: '' });
  });

  it('has no field without a name', () => {
    expect(readForm('=a&&b')).toEqual({ b: '' });
  });

  it('reads a query that it wrote', () => {
    const fields = { callbackUrl: '/zh_tw/rank?tab=1&a=b', error: '夜貓 100%' };
    expect(readForm(writeQuery(fields))).toEqual(fields);
  });
});
