import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import {
  AnyJson,
  type Column,
  counted,
  type Json,
  json,
  key,
  kindOf,
  personal,
  plain,
  type RowOf,
  table,
} from './table.ts';

const owls = table({
  columns: {
    ID: key('text'),
    Age: counted('integer'),
    Wise: plain('boolean'),
    Names: personal(json(z.array(z.string()))),
    Rest: plain(json(AnyJson)),
  },
  key: ['ID'],
});

it('rows have the types of their columns, and JSON columns those of their schema', () => {
  expectTypeOf<RowOf<typeof owls>>().toEqualTypeOf<{
    readonly ID: string;
    readonly Age: number;
    readonly Wise: boolean;
    readonly Names: readonly string[];
    readonly Rest: Json;
  }>();
  expect(Object.keys(owls.columns).map((column) => kindOf(owls, column))).toEqual([
    'text',
    'integer',
    'boolean',
    'json',
    'json',
  ]);
  expect(kindOf(owls, 'Nest')).toBeUndefined();
});

it('a column must have a class', () => {
  expectTypeOf<'text'>().not.toExtend<Column>();
  expectTypeOf<{ holds: 'text' }>().not.toExtend<Column>();
  expect(owls.columns.Names.class).toBe('personal');
});

describe('any JSON', () => {
  it.each([[null], [0], [''], [false], [[]], [{}], [{ a: [{ b: null }, 1.5, 'x'] }], [Object.create(null)]])(
    'accepts %j',
    (value) => {
      expect(AnyJson.safeParse(value).success).toBe(true);
    },
  );

  it.each([
    ['undefined', undefined],
    ['a number without end', Number.POSITIVE_INFINITY],
    ['a number that is none', { a: Number.NaN }],
    ['a date', [new Date(0)]],
    ['a map', new Map()],
    ['a function', () => 1],
    ['a large integer', 1n],
    ['an absent member', { a: undefined }],
  ])('refuses %s', (_what, value) => {
    expect(AnyJson.safeParse(value).success).toBe(false);
  });
});
