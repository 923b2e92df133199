import { describe, expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { readSeedLink } from './seedLink.ts';
import { seedValues } from './seeds.ts';

const good =
  'scheme=light&ground=12161d&primary=3be477&accent=f5b841&radius=7.5&numerals=Barlow+Condensed&pattern=waves';
const wrong = (fragment: string) => {
  const read = readSeedLink(fragment);
  return 'wrong' in read ? read.wrong : 'nothing wrong';
};

describe('a link of seeds', () => {
  it('carries the seeds and nothing else', () => {
    const read = readSeedLink(good);
    if ('wrong' in read) throw new Error('refused');
    expect(seedValues(read.draft.Tokens)).toMatchObject({
      colours: { ground: '#12161d', primary: '#3be477', accent: '#f5b841' },
      radius: 7.5,
      faces: { numerals: 'Barlow Condensed' },
    });
    expect(read.draft).toMatchObject({ Scheme: 'light', Pattern: 'waves', ID: emptyDraft().ID });
  });

  it.each([
    ['a colour that is none', good.replace('primary=3be477', 'primary=red'), 'primary'],
    ['CSS in place of a colour', good.replace('primary=3be477', 'primary=000;}body{display:none'), 'primary'],
    ['a radius beyond sense', good.replace('radius=7.5', 'radius=99'), 'radius'],
    ['an endless number', good.replace('radius=7.5', 'radius=1e9'), 'radius'],
    ['a face that nobody has', good.replace('Barlow+Condensed', 'Comic+Sans'), 'numerals'],
    ['markup as a pattern', good.replace('waves', '%3Cscript%3E'), 'pattern'],
    ['a pattern by the name of what every object has', good.replace('waves', 'constructor'), 'pattern'],
    ['a field that is missing', good.replace(/&accent=\w+/, ''), 'accent'],
    ['a field too many', `${good}&onload=alert(1)`, 'onload'],
    ['a field twice', `${good}&ground=000000`, 'ground'],
    ['another scheme', good.replace('light', 'sepia'), 'scheme'],
  ])('is refused by name: %s', (_, fragment, field) => {
    expect(wrong(fragment)).toContain(field);
  });

  it('is refused when it is longer than any real link, or no link at all', () => {
    expect(wrong(`${good}&x=${'a'.repeat(2000)}`)).toEqual(['…']);
    expect(wrong('/etc/passwd')).toContain('ground');
    expect(wrong('__proto__=1')).toContain('ground');
  });
});
