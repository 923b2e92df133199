import { Drawing, tenth } from './drawing/index.ts';
import type { StateId } from './ids.ts';
import { PLACES } from './places.ts';
import { GLYPH } from './props/digits.ts';
import { ACCENT as A, acc, aline, box, buddy, dot, ink, line, spark } from './statePen.ts';

/**
 * Empty and error states, 240 × 200: line and shape, tinted by the page. Lines take `currentColor`, fills take
 * `var(--accent, currentColor)`, detail on them `var(--on-accent)`. Inline them (or use <use>) so that the variables reach them.
 */

const scene = (a: Drawing) =>
  a.part(
    'ground',
    `<ellipse cx="120" cy="178" rx="84" ry="10" fill="currentColor" fill-opacity=".12" stroke="none"/>`,
  ) +
  a.part(
    'blob',
    acc('M52,104C40,62 72,24 116,26C150,10 206,40 200,92C212,132 178,164 130,160C92,172 58,150 52,104Z', 0.14),
  ) +
  a.part(
    'bits',
    `<g opacity=".55">` +
      line('M34,66h12M40,60v12M204,40h10M209,35v10', 'stroke-width="3.5"') +
      dot(28, 118, 4) +
      dot(212, 128, 5) +
      dot(62, 30, 3.5) +
      dot(190, 150, 3) +
      `</g>`,
  );
const gear = (n: number, R: number, r: number) => {
  let d = '';
  for (let i = 0; i < n; i++)
    for (const [k, q] of [
      [-0.3, r],
      [-0.19, R],
      [0.19, R],
      [0.3, r],
    ] as const) {
      const t = ((i + k) / n) * Math.PI * 2;
      d += `${d ? 'L' : 'M'}${tenth(q * Math.cos(t))},${tenth(q * Math.sin(t))}`;
    }
  return d + 'Z';
};
const digit = (ch: string, x: number, y: number, s: number) =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="${GLYPH[ch] ?? ''}" stroke-width="18"/>`;

const STATES: Record<StateId, (a: Drawing) => string> = {
  ...PLACES,
  'no-messages': (a) =>
    a.part(
      'bubble-back',
      box(
        'M56,56H146C156,56 162,62 162,72V106C162,116 156,122 146,122H96L76,140V122H56C46,122 40,116 40,106V72C40,62 46,56 56,56Z',
      ) + line('M62,80H120M62,96H100', 'opacity=".5"'),
      [76, 140],
    ) +
    a.part(
      'bubble-front',
      acc(
        'M116,94H188C197,94 202,99 202,108V136C202,145 197,150 188,150H182V168L162,150H116C107,150 102,145 102,136V108C102,99 107,94 116,94Z',
      ) +
        line(
          'M116,94H188C197,94 202,99 202,108V136C202,145 197,150 188,150H182V168L162,150H116C107,150 102,145 102,136V108C102,99 107,94 116,94Z',
        ),
      [182, 168],
    ) +
    a.part('dots', ink(dot(132, 122, 5.5) + dot(152, 122, 5.5) + dot(172, 122, 5.5))),
  'no-friends': (a) =>
    a.part(
      'person-back',
      box('M104,172C104,142 124,130 150,130C176,130 196,142 196,172Z') +
        `<circle cx="150" cy="94" r="26" fill="currentColor" fill-opacity=".1"/><circle cx="150" cy="94" r="26" stroke-dasharray="7 10"/>`,
      [150, 172],
    ) +
    a.part(
      'person',
      acc('M42,172C42,138 62,124 90,124C118,124 138,138 138,172Z') +
        line('M42,172C42,138 62,124 90,124C118,124 138,138 138,172Z') +
        `<circle cx="90" cy="84" r="30" fill="${A}" stroke="none"/><circle cx="90" cy="84" r="30"/>` +
        ink(dot(80, 82, 3.6) + dot(100, 82, 3.6) + line('M83,94q7,6 14,0', 'stroke-width="4"')),
      [90, 172],
    ) +
    a.part(
      'plus',
      `<circle cx="184" cy="60" r="19" fill="${A}" stroke="none"/><circle cx="184" cy="60" r="19"/>` +
        ink(line('M184,51V69M175,60H193')),
      [184, 60],
    ),
  'no-mail': (a) =>
    a.part('post', line('M120,128V176M104,176H136')) +
    a.part(
      'box',
      box('M84,58H164C182,58 196,72 196,90V132H84Z', 0.14) +
        acc('M84,58C66,58 52,72 52,92V132H116V92C116,72 102,58 84,58Z') +
        line('M84,58C66,58 52,72 52,92V132H116V92C116,72 102,58 84,58Z') +
        ink(line('M68,98H100', 'stroke-width="7"') + line('M78,114H90', 'stroke-width="4" opacity=".5"')) +
        line('M132,112H176', 'opacity=".45"'),
      [120, 132],
    ) +
    a.part(
      'flag',
      line('M160,86V40') + acc('M160,38H190L182,49L190,60H160Z') + line('M160,38H190L182,49L190,60H160Z'),
      [160, 86],
    ) +
    a.part('web', line('M176,132V146M176,152a4,4 0 1 0 .1,0', 'stroke-width="3" opacity=".6"')),
  'no-records': (a) =>
    a.part(
      'board',
      box('M70,44H158C166,44 172,50 172,58V160C172,168 166,174 158,174H70C62,174 56,168 56,160V58C56,50 62,44 70,44Z') +
        acc('M92,34H136C140,34 142,36 142,40V54H86V40C86,36 88,34 92,34Z') +
        line('M92,34H136C140,34 142,36 142,40V54H86V40C86,36 88,34 92,34Z'),
      [114, 44],
    ) +
    a.part(
      'rows',
      `<g opacity=".5">` + line('M96,82H150M96,108H138M96,134H146') + `</g>` + aline('M73,82h4M73,108h4M73,134h4', 9),
    ) +
    a.part('coin', buddy(172, 146, 27, 'sleep'), [172, 146]) +
    a.part('zzz', line('M196,104h10l-10,11h10M212,86h8l-8,9h8', 'stroke-width="3.5"')),
  'search-nothing': (a) =>
    a.part('page', `<g opacity=".6">` + line('M52,60H104M52,82H84M52,104H78', 'stroke-width="7"') + `</g>`) +
    a.part(
      'lens',
      `<circle cx="132" cy="92" r="47" fill="${A}" fill-opacity=".85" stroke="none"/><circle cx="132" cy="92" r="47" stroke-width="7"/>` +
        line('M168,128L196,158', 'stroke-width="15"') +
        ink(
          line('M100,84A34,34 0 0 1 116,64', 'opacity=".4"') +
            dot(118, 94, 5) +
            dot(148, 94, 5) +
            line('M124,114q9,-8 18,0') +
            line('M110,82q7,-6 14,-2M142,80q7,-4 14,2', 'stroke-width="3.5"'),
        ),
      [132, 92],
    ) +
    spark(196, 68, 13) +
    spark(60, 142, 10),
  offline: (a) =>
    a.part(
      'cloud',
      acc('M76,124C48,124 44,90 70,84C66,54 106,40 122,64C142,46 176,60 170,90C194,92 196,124 170,124Z') +
        line('M76,124C48,124 44,90 70,84C66,54 106,40 122,64C142,46 176,60 170,90C194,92 196,124 170,124Z') +
        ink(dot(108, 92, 4.6) + dot(136, 92, 4.6) + line('M114,108q8,-7 16,0')),
      [120, 100],
    ) +
    a.part(
      'plug-left',
      line('M36,160C60,176 74,150 88,158') +
        box('M86,148L104,144L108,168L90,172Z', 0.14) +
        line('M107,150L116,148M109,162L118,160'),
      [96, 158],
    ) +
    a.part(
      'plug-right',
      line('M204,156C186,174 172,148 156,158') + box('M158,146L140,150L136,164L142,174L158,170Z', 0.14),
      [150, 160],
    ) +
    a.part('flash', aline('M122,138L126,130M130,142L138,134M116,140L110,132', 4)),
  error: (a) =>
    a.part(
      'half-left',
      acc('M112,38A64,64 0 1 0 104,164L118,136L98,112L122,86L104,64Z') +
        line('M112,38A64,64 0 1 0 104,164L118,136L98,112L122,86L104,64Z') +
        ink(line('M62,80l12,12M74,80l-12,12M70,130q8,-12 22,-12')),
      [90, 100],
    ) +
    a.part(
      'half-right',
      box('M128,34A66,66 0 0 1 124,166L138,140L116,114L142,86L122,62Z', 0.16) + line('M154,80l12,12M166,80l-12,12'),
      [150, 100],
    ) +
    a.part('mouth', line('M146,122q10,0 18,10')) +
    a.part('chips', acc('M120,16l7,9l-11,3zM106,174l6,-7l6,9z') + dot(136, 182, 3)),
  maintenance: (a) =>
    a.part(
      'gear-large',
      `<g transform="translate(98 96)">${acc(gear(9, 54, 42))}${line(gear(9, 54, 42))}<circle r="20" fill="currentColor" fill-opacity=".16"/><circle r="20"/></g>`,
      [98, 96],
    ) +
    a.part(
      'gear-small',
      `<g transform="translate(170 132) rotate(14)">${box(gear(8, 34, 25), 0.14)}<circle r="10"/></g>`,
      [170, 132],
    ) +
    a.part(
      'spanner',
      `<g transform="translate(166 62) rotate(38)">${box('M-8,-6V46C-8,57 8,57 8,46V-6C20,-12 22,-30 12,-38V-22L0,-16L-12,-22V-38C-22,-30 -20,-12 -8,-6Z', 0.16)}${dot(0, 45, 3)}</g>`,
      [166, 62],
    ) +
    spark(206, 96, 11),
  'locked-club': (a) =>
    a.part(
      'flagpole',
      line('M120,62V20') +
        acc('M120,20C136,12 146,30 164,22V46C146,54 136,36 120,44Z') +
        line('M120,20C136,12 146,30 164,22V46C146,54 136,36 120,44Z'),
      [120, 32],
    ) +
    a.part(
      'gate',
      box('M52,174V98C52,60 92,54 120,54C148,54 188,60 188,98V174Z', 0.1) +
        line('M40,174H200') +
        `<g opacity=".5">` +
        line('M72,174V78M168,174V78M96,60V76M144,60V76M52,112H80M160,112H188') +
        `</g>`,
    ) +
    a.part('shackle', line('M102,124V108C102,84 138,84 138,108V124', 'stroke-width="8"'), [120, 124]) +
    a.part(
      'lock',
      acc(
        'M94,122H146C151,122 154,125 154,130V160C154,165 151,168 146,168H94C89,168 86,165 86,160V130C86,125 89,122 94,122Z',
      ) +
        line(
          'M94,122H146C151,122 154,125 154,130V160C154,165 151,168 146,168H94C89,168 86,165 86,160V130C86,125 89,122 94,122Z',
        ) +
        ink(dot(120, 140, 6.5) + line('M120,142V154', 'stroke-width="6"')),
      [120, 146],
    ),
  'under-18': (a) =>
    a.part(
      'shield',
      box('M120,22C142,36 166,42 190,42C194,104 170,148 120,176C70,148 46,104 50,42C74,42 98,36 120,22Z', 0.08) +
        acc('M120,40C138,50 156,56 175,57C176,104 158,138 120,160C82,138 64,104 65,57C84,56 102,50 120,40Z', 0.9) +
        line(
          'M120,40C138,50 156,56 175,57C176,104 158,138 120,160C82,138 64,104 65,57C84,56 102,50 120,40Z',
          'opacity=".6" stroke-width="3"',
        ),
      [120, 100],
    ) +
    a.part('number', ink(digit('1', 78, 72, 0.5) + digit('8', 106, 72, 0.5)), [112, 97]) +
    a.part('plus', ink(line('M152,88V106M143,97H161', 'stroke-width="7"')), [152, 97]) +
    a.part('line', ink(line('M104,134H136', 'stroke-width="6"'))),
};

/** One state as an SVG file whose group `state` can be referred to from a page, so that the page's colours reach it. */
export function stateDrawing(id: StateId): string {
  const a = new Drawing(`state-${id}`, [0, 0, 240, 200]);
  const lines = 'fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"';
  return a.svg(`<g id="state" ${lines}>${scene(a)}${STATES[id](a)}</g>`);
}
