import { describe, expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { linkOf, readLink } from './link.ts';
import { seedValues, withColour, withFace, withRadius } from './seeds.ts';

const made = () => {
  const blank = emptyDraft();
  const Tokens = withFace(
    withRadius(withColour(blank.Tokens, 'primary', '#3be477'), 7.5),
    'numerals',
    'Barlow Condensed',
  );
  return { ...blank, Scheme: 'light' as const, Pattern: 'waves' as const, Tokens };
};
const good = linkOf(made());
const wrong = (fragment: string) => {
  const read = readLink(fragment);
  return read && 'wrong' in read ? read.wrong : 'nothing wrong';
};

describe('a shared link', () => {
  it('brings the seeds there, and nothing else', () => {
    const read = readLink(good);
    if (!read || 'wrong' in read) throw new Error('refused');
    expect(seedValues(read.draft.Tokens)).toEqual(seedValues(made().Tokens));
    expect(read.draft).toMatchObject({ Scheme: 'light', Pattern: 'waves', ID: emptyDraft().ID });
    expect(linkOf(read.draft)).toBe(good);
  });

  it('is nothing without a fragment', () => {
    expect(readLink('')).toBeUndefined();
    expect(readLink('#')).toBeUndefined();
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

  it('is refused when it is longer than any true one, or no link at all', () => {
    expect(wrong(`${good}&x=${'a'.repeat(2000)}`)).toEqual(['…']);
    expect(wrong('#/etc/passwd')).toContain('ground');
    expect(wrong('#__proto__=1')).toContain('ground');
  });
});
