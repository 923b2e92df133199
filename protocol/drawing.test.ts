import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawingProblem } from './drawing.ts';

const here = join(import.meta.dirname, '..');
const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

describe('a drawing', () => {
  it('may look like the drawings of every brand in this project', () => {
    for (const id of readdirSync(join(here, 'brands'))) {
      for (const file of readdirSync(join(here, 'brands', id)).filter((name) => name.endsWith('.svg'))) {
        expect([id, file, drawingProblem(readFileSync(join(here, 'brands', id, file), 'utf8'))]).toEqual([
          id,
          file,
          undefined,
        ]);
      }
    }
  });

  it('may have paints, masks, text, comments and an embedded picture, as an editor exports them', () => {
    const inside =
      '<!-- drawn > here --><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
      '<style>.b{fill:url(#a)}</style><path class="b" d="M0 0h9"/><use href="#a"/><text x="1">1 &lt; 2 &amp; "on"</text>' +
      '<image href="data:image/png;base64,AAAA"/>';
    expect(
      drawingProblem(`<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n${svg(inside)}\n`),
    ).toBeUndefined();
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>'), '<script>'],
    [
      'a script of another namespace',
      svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'),
      '<h:script>',
    ],
    ['HTML by its namespace', svg('<g xmlns="http://www.w3.org/1999/xhtml"/>'), 'namespace'],
    ['what runs when it is loaded', svg('', ' onload="alert(1)"'), 'onload'],
    ['the same without blanks', '<svg/onload="alert(1)"></svg>', 'no SVG drawing'],
    ['HTML inside it', svg('<foreignObject><p>x</p></foreignObject>'), '<foreignObject>'],
    ['a link', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'), '<a>'],
    [
      'a picture from elsewhere',
      svg('<image href="https://elsewhere.example/x.png"/>'),
      'https://elsewhere.example/x.png',
    ],
    ['the same by its older name', svg("<image xlink:href='//elsewhere.example/x.png'/>"), '//elsewhere.example/x.png'],
    [
      'the same, spelled by numbers',
      svg('<use href="&#104;ttps://elsewhere.example/x.svg#a"/>'),
      'https://elsewhere.example',
    ],
    ['a paint from elsewhere', svg('<path fill="url(https://elsewhere.example/x.svg#a)"/>'), 'elsewhere'],
    ['a face from elsewhere', svg('<style>@import "https://elsewhere.example/x.css";</style>'), 'imports'],
    ['a background from elsewhere', svg('<style>path{fill:url("https://elsewhere.example/")}</style>'), 'elsewhere'],
    [
      'an address that an animation writes',
      svg('<use href="#a"><animate attributeName="href" to="x"/></use>'),
      'animates',
    ],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "x">]>${svg('&a;')}`, 'entities'],
    ['a style sheet by an instruction', svg('<?xml-stylesheet href="https://elsewhere.example/"?>'), 'instruction'],
    ['a tag that a comment hides', svg('<!-- <g> --><script>1</script>'), '<script>'],
    ['a page', '<html><svg></svg></html>', 'no SVG drawing'],
    ['nothing', '', 'no SVG drawing'],
    ['too much', svg('<g/>'.repeat(60_000)), '200 kB'],
  ])('may not have %s', (_, drawing, named) => {
    expect(drawingProblem(drawing)).toContain(named);
  });
});
