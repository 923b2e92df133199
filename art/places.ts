import type { Drawing } from './drawing/index.ts';
import type { StateId } from './ids.ts';
import { ACCENT, acc, aline, box, buddy, dot, ink, line, spark } from './statePen.ts';

/** Pictures for pages without content, in the manner of the other states. */
type PlaceId = Extract<
  StateId,
  'podium' | 'market' | 'gift' | 'wheel' | 'broadcast' | 'club-house' | 'reels' | 'calendar' | 'checklist'
>;

/** A filled accent shape with its outline. */
const solid = (d: string): string => acc(d) + line(d);

/** A disc with its outline. */
const disc = (x: number, y: number, r: number, fill = ACCENT, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" fill-opacity="${opacity}"/>`;

/** The rays of the wheel: eight sectors, every other one filled. */
function sectors(x: number, y: number, r: number): string {
  const at = (eighth: number): string => {
    const angle = (eighth * Math.PI) / 4 - Math.PI / 8;
    return `${(x + r * Math.sin(angle)).toFixed(1)},${(y - r * Math.cos(angle)).toFixed(1)}`;
  };
  return [0, 2, 4, 6].map((one) => acc(`M${x},${y}L${at(one)}A${r},${r} 0 0 1 ${at(one + 1)}Z`)).join('');
}

export const PLACES: Readonly<Record<PlaceId, (a: Drawing) => string>> = {
  podium: (a) =>
    a.part(
      'second',
      box('M44,122H92V174H44Z', 0.14) + line('M60,140q8,-8 14,0q2,8 -14,16h16', 'stroke-width="4"'),
      [68, 174],
    ) +
    a.part(
      'third',
      box('M148,134H196V174H148Z', 0.14) + line('M164,146h14l-7,7q10,1 6,9q-6,5 -13,0', 'stroke-width="4"'),
      [172, 174],
    ) +
    a.part('first', solid('M92,96H148V174H92Z') + ink(line('M113,120L121,114V144', 'stroke-width="6"')), [120, 174]) +
    a.part(
      'cup',
      box('M100,30H140V52C140,68 130,76 120,76C110,76 100,68 100,52Z', 0.2) +
        line('M100,38H86C86,54 92,60 102,60M140,38H154C154,54 148,60 138,60M120,76V88M106,90H134') +
        aline('M113,46l5,6l9,-11', 5),
      [120, 90],
    ) +
    spark(172, 96, 12) +
    spark(66, 92, 9),
  market: (a) =>
    a.part(
      'stall',
      box('M58,94H182V174H58Z', 0.1) + line('M44,174H196') + line('M82,174V128H112V174', 'opacity=".5"'),
      [120, 174],
    ) +
    a.part(
      'awning',
      solid(
        'M60,44H180L196,84C196,96 176,98 170,86C166,98 142,98 136,86C130,98 110,98 104,86C98,98 74,98 70,86C64,98 44,96 44,84Z',
      ) + ink(line('M92,44L80,82M120,44V82M148,44L160,82', 'stroke-width="3.5" opacity=".45"')),
      [120, 44],
    ) +
    a.part('coin', buddy(148, 142, 24), [148, 142]),
  gift: (a) =>
    a.part('box', box('M60,104H180V166C180,171 177,174 172,174H68C63,174 60,171 60,166Z', 0.12), [120, 174]) +
    a.part('lid', solid('M50,78H190C194,78 196,80 196,84V104H44V84C44,80 46,78 50,78Z'), [120, 91]) +
    a.part('ribbon', line('M106,78V174M134,78V174') + acc('M106,106H134V172H106Z', 0.5)) +
    a.part(
      'bow',
      solid('M120,76C98,76 78,64 84,48C90,34 112,44 120,76C128,44 150,34 156,48C162,64 142,76 120,76Z'),
      [120, 76],
    ) +
    spark(190, 52, 12) +
    spark(54, 56, 9),
  wheel: (a) =>
    a.part('stand', box('M96,150L84,176H156L144,150Z', 0.14), [120, 176]) +
    a.part(
      'disc',
      disc(120, 96, 68, 'currentColor', 0.1) +
        sectors(120, 96, 58) +
        `<circle cx="120" cy="96" r="58"/>` +
        line('M120,38V154M62,96H178M79,55L161,137M161,55L79,137', 'stroke-width="3" opacity=".35"') +
        [0, 1, 2, 3, 4, 5, 6, 7]
          .map((at) =>
            dot(
              Math.round(120 + 63 * Math.sin((at * Math.PI) / 4)),
              Math.round(96 - 63 * Math.cos((at * Math.PI) / 4)),
              2.8,
            ),
          )
          .join(''),
      [120, 96],
    ) +
    a.part('hub', buddy(120, 96, 20), [120, 96]) +
    a.part('pointer', solid('M108,16H132L120,44Z'), [120, 20]),
  broadcast: (a) =>
    a.part(
      'screen',
      box(
        'M46,52H168C174,52 178,56 178,62V136C178,142 174,146 168,146H46C40,146 36,142 36,136V62C36,56 40,52 46,52Z',
        0.12,
      ) + line('M82,174H132M107,146V174'),
      [107, 146],
    ) +
    a.part(
      'play',
      solid('M92,76C92,71 97,69 101,72L132,94C136,97 136,101 132,104L101,126C97,129 92,127 92,122Z'),
      [110, 99],
    ) +
    a.part(
      'microphone',
      solid(
        'M188,84C198,84 204,91 204,100V122C204,131 198,138 188,138C178,138 172,131 172,122V100C172,91 178,84 188,84Z',
      ) +
        line('M162,120C162,140 172,152 188,152C204,152 214,140 214,120M188,152V174M174,174H202') +
        ink(line('M181,104H195M181,118H195', 'stroke-width="3.5" opacity=".55"')),
      [188, 174],
    ) +
    a.part('waves', aline('M88,36C96,28 118,28 126,36M76,22C90,10 124,10 138,22', 4)),
  'club-house': (a) =>
    a.part('house', box('M56,174V106L120,62L184,106V174Z', 0.12) + line('M42,174H198'), [120, 174]) +
    a.part('door', solid('M102,174V136C102,122 138,122 138,136V174Z') + ink(dot(130, 152, 3)), [120, 174]) +
    a.part(
      'windows',
      `<g opacity=".55">` + line('M74,126H88V142H74ZM152,126H166V142H152Z', 'stroke-width="4"') + `</g>`,
    ) +
    a.part('flag', line('M120,62V18') + solid('M120,20H162L152,32L162,44H120Z'), [120, 40]) +
    a.part('crest', disc(120, 100, 11) + ink(line('M115,100l4,4l7,-8', 'stroke-width="3.5"')), [120, 100]),
  reels: (a) =>
    a.part(
      'cabinet',
      box('M50,60C50,40 70,30 108,30C146,30 166,40 166,60V166C166,171 163,174 158,174H58C53,174 50,171 50,166Z', 0.12) +
        line('M50,148H166', 'opacity=".5"'),
      [108, 174],
    ) +
    a.part(
      'window',
      solid(
        'M64,72H152C155,72 157,74 157,77V127C157,130 155,132 152,132H64C61,132 59,130 59,127V77C59,74 61,72 64,72Z',
      ) +
        ink(
          line('M92,72V132M124,72V132', 'stroke-width="3.5" opacity=".5"') +
            line('M69,92H83L75,116M101,92H115L107,116M133,92H147L139,116', 'stroke-width="5.5"'),
        ),
      [108, 102],
    ) +
    a.part('sign', line('M86,50H130', 'stroke-width="6"')) +
    a.part('lever', line('M166,126H184V76') + disc(184, 64, 13), [184, 126]) +
    a.part('coins', buddy(196, 162, 17), [196, 162]),
  calendar: (a) =>
    a.part(
      'sheet',
      box(
        'M58,50H166C173,50 178,55 178,62V162C178,169 173,174 166,174H58C51,174 46,169 46,162V62C46,55 51,50 58,50Z',
        0.1,
      ) + line('M80,36V58M144,36V58', 'stroke-width="7"'),
      [112, 174],
    ) +
    a.part('head', acc('M58,50H166C173,50 178,55 178,62V82H46V62C46,55 51,50 58,50Z') + line('M46,82H178')) +
    a.part('days', `<g opacity=".55">` + dot(124, 104, 6) + dot(150, 104, 6) + dot(72, 128, 6) + `</g>`) +
    a.part('stamps', aline('M66,104l5,5l9,-10M92,104l5,5l9,-10', 4.5)) +
    a.part(
      'present',
      disc(166, 146, 32) +
        ink(
          line(
            'M150,138H182V164H150ZM150,146H182M166,138V164M166,138C156,138 154,126 160,126C164,126 166,132 166,138C166,132 168,126 172,126C178,126 176,138 166,138',
            'stroke-width="4"',
          ),
        ),
      [166, 146],
    ),
  checklist: (a) =>
    a.part(
      'scroll',
      box(
        'M66,38H168V154C168,166 160,174 150,174H62C74,174 80,166 80,154V52C80,44 74,38 66,38C56,38 50,44 50,54V66H80',
        0.1,
      ),
      [116, 174],
    ) +
    a.part('rows', `<g opacity=".5">` + line('M118,72H150M118,100H150M118,128H140') + `</g>`) +
    a.part('ticks', aline('M94,72l5,6l10,-12M94,100l5,6l10,-12', 5) + line('M95,122h12v12h-12z', 'stroke-width="4"')) +
    a.part(
      'target',
      disc(174, 142, 34, 'currentColor', 0.14) + disc(174, 142, 20) + ink(dot(174, 142, 6)),
      [174, 142],
    ) +
    a.part('arrow', line('M176,140L206,110M206,110V98L214,90M206,110H218L226,102', 'stroke-width="4"'), [206, 110]),
};
