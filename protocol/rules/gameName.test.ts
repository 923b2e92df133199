import { describe, expect, it } from 'vitest';
import { gameNameOf } from './gameName.ts';

const names = { zh_tw: '夜梟秘寶', en_us: 'Night Owl Treasure', id_id: 'Harta Burung Hantu', vi_vn: '' };

describe('gameNameOf', () => {
  it.for([
    [names, 'id_id', 'Harta Burung Hantu'],
    [names, 'vi_vn', '夜梟秘寶'],
    [{ ...names, zh_tw: ' ' }, 'vi_vn', 'Night Owl Treasure'],
    [{ ...names, zh_tw: '' }, 'zh_tw', 'Night Owl Treasure'],
    [{ zh_tw: '', en_us: '', id_id: '', vi_vn: '' }, 'zh_tw', ''],
  ] as const)('%j in %s is %s', ([given, locale, shown]) => expect(gameNameOf(given, locale)).toBe(shown));
});
