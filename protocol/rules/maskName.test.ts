import { describe, expect, it } from 'vitest';
import { maskName } from './maskName.ts';

describe('maskName', () => {
  it.for([
    ['', ''],
    ['夜', '夜*'],
    ['阿默', '阿*'],
    ['夜行者小葵', '夜***葵'],
    ['10000001', '1******1'],
  ] as const)('shows "%s" as "%s"', ([name, shown]) => expect(maskName(name)).toBe(shown));
});
