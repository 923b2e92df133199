import { circle, type Drawing, ellipse, group, mirrored, path, placed, stroke } from '../drawing/index.ts';

/** Beckoning cat with a gold coin. Centred on 0,0 in a field of about ±110. */
export function cat(a: Drawing) {
  const V = a.lit({ shade: '#7a2a10', shadeOpacity: 0.45, rim: '#FFB36B', rimOpacity: 0.9, relief: 4, gloss: 0.5 });
  const V2 = a.lit({ shade: '#5a0c08', blur: 2, relief: 3, gloss: 0.6, dx: -3, dy: -4, drop: 4 });
  const W = a.linear(['#FFFFFF', '#FFF3E2', '#F0C9A4']);
  const body = path('M-62,40 C-78,70 -74,112 -50,114 H50 C74,112 78,70 62,40Z', W);
  const arm = path('M50,34 C72,24 78,-8 74,-40 C72,-62 40,-64 38,-42 C36,-22 38,6 34,22Z', W);
  const pad =
    circle(56, -42, 10, '#F58A80') +
    circle(44, -56, 4.5, '#F58A80') +
    circle(57, -60, 4.5, '#F58A80') +
    circle(68, -54, 4.5, '#F58A80');
  const head = path(
    'M-74,-30 C-78,-62 -82,-92 -76,-104 C-58,-104 -44,-90 -34,-80 C-12,-86 12,-86 34,-80 C44,-90 58,-104 76,-104 C82,-92 78,-62 74,-30 C84,16 46,42 0,42 C-46,42 -84,16 -74,-30Z',
    W,
  );
  const ears = mirrored(
    path(
      'M-68,-92 C-70,-78 -66,-64 -62,-56 C-54,-66 -46,-72 -40,-76 C-48,-84 -58,-90 -68,-92Z',
      a.linear(['#FF8D7A', '#E23A34']),
    ),
  );
  const face =
    mirrored(
      stroke('M-50,-20 C-44,-34 -26,-34 -20,-20', '#3B120C', 7) +
        ellipse(-48, 4, 13, 8, '#FF9C8A', 'opacity=".75"') +
        stroke('M-40,8 L-82,2 M-40,14 L-80,20', '#B9876A', 2.6),
    ) +
    path('M-8,-4 C-8,-8 8,-8 8,-4 C8,2 2,5 0,5 C-2,5 -8,2 -8,-4Z', '#E8473F') +
    stroke('M0,5 V11 M-16,12 C-14,22 0,22 0,11 C0,22 14,22 16,12', '#3B120C', 4.5) +
    ellipse(0, -72, 17, 10, a.linear(['#FFE58A', '#F0A020']), 'opacity=".95"');
  const collar = path('M-58,32 C-30,52 30,52 58,32 L62,46 C32,68 -32,68 -62,46Z', a.linear(['#F2443A', '#A80F16']));
  const bell =
    circle(0, 60, 16, a.radial(['#FFF8CF', '#FFCB3D', '#B86A08'], 0.38, 0.3, 0.8)) +
    stroke('M-15,60 H15', '#8F4A06', 3) +
    circle(0, 66, 3.5, '#5A2A04') +
    path('M-1.2,66h2.4v9h-2.4z', '#5A2A04');
  const koban = group(
    `<ellipse cx="0" cy="0" rx="34" ry="46" fill="${a.linear(
      [
        [0, '#FFF6C8'],
        [0.5, '#FFCE4A'],
        [1, '#C87A10'],
      ],
      0,
      0,
      1,
      1,
    )}" stroke="#9A5408" stroke-width="2"/><ellipse rx="27" ry="38" fill="none" stroke="#A8600C" stroke-width="2" opacity=".6"/>` +
      stroke('M-11,-16H11M0,-25V-16M-15,-4H15M-10,8H10V24H-10ZM0,8V24', '#A24A06', 5.5),
    placed(-44, 74, 1, -14),
  );
  return (
    group(body, `filter="${V}"`) +
    group(head, `filter="${V}"`) +
    ears +
    face +
    group(collar, `filter="${V2}"`) +
    group(bell, `filter="${V2}"`) +
    group(
      arm,
      `filter="${a.lit({ shade: '#8a3a18', shadeOpacity: 0.6, rim: '#FFB36A', rimOpacity: 0.9, relief: 4, gloss: 0.5, drop: 5 })}"`,
    ) +
    pad +
    group(koban, `filter="${V2}"`)
  );
}
