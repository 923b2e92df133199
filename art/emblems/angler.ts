import { circle, type Drawing, group, path, stroke } from '../drawing/index.ts';

/** Deep-sea angler fish. Centred on 0,0 in a field of about ±110. */
export function angler(a: Drawing) {
  const V = a.lit({ shade: '#04102e', rim: '#7AF0FF', rimOpacity: 0.9, relief: 5, gloss: 0.5 });
  const V2 = a.lit({ shade: '#04102e', blur: 2, relief: 3, gloss: 0.6, dx: -2, dy: -4, drop: 3 });
  const B = a.linear(['#8FB8FF', '#3A4FD0', '#141A66']);
  const tail = path(
    'M66,10 C84,-6 100,-22 112,-46 C118,-20 114,-2 108,10 C116,26 118,44 112,66 C98,46 84,34 64,28Z',
    a.linear(['#FF9AD8', '#A03AD0', '#3A1478']),
  );
  const fins =
    path('M-6,-66 C6,-92 34,-104 60,-96 C54,-84 54,-70 56,-56Z', a.linear(['#FF9AD8', '#A03AD0', '#3A1478'])) +
    path('M14,70 C24,92 44,104 64,104 C60,88 58,76 58,62Z', a.linear(['#FF9AD8', '#A03AD0', '#3A1478']));
  const body = path(
    'M-100,4 C-96,-46 -54,-78 -6,-76 C44,-74 80,-32 82,12 C80,56 42,88 -8,88 C-58,88 -96,54 -100,4Z',
    B,
  );
  const mouth =
    path('M-106,-2 C-70,14 -34,14 -6,-6 C-2,34 -26,68 -62,68 C-92,62 -108,30 -106,-2Z', '#1A0626') +
    path('M-84,52 C-70,34 -46,36 -36,54 C-46,66 -72,66 -84,52Z', '#F0508A');
  const teeth = path(
    'M-98,4 l12,3 l-4,22z M-80,9 l13,2 l-6,24z M-62,12 l14,-1 l-5,24z M-42,9 l13,-4 l-3,21z M-94,44 l8,-16 l6,23z M-74,60 l7,-20 l8,22z M-50,64 l4,-20 l10,15z M-32,52 l0,-18 l10,8z',
    '#FFFDF0',
  );
  const eye =
    circle(-34, -36, 23, '#FFF8D8') +
    circle(-37, -34, 14.5, a.radial(['#FFE27A', '#F0901E', '#A83A08'], 0.5, 0.4, 0.6)) +
    circle(-38, -34, 7.5, '#12060A') +
    circle(-42, -39, 4, '#fff') +
    stroke('M-62,-56 C-48,-66 -24,-64 -12,-50', '#10144e', 8);
  const spots =
    circle(30, -24, 9, '#7AF0FF', 'opacity=".55"') +
    circle(50, 4, 6, '#7AF0FF', 'opacity=".55"') +
    circle(28, 14, 5, '#7AF0FF', 'opacity=".5"') +
    circle(46, 36, 8, '#7AF0FF', 'opacity=".4"') +
    stroke('M6,20 C18,28 20,44 12,54 M22,22 C32,30 34,44 28,54', '#10144e', 4, 'opacity=".6"');
  const lure =
    stroke('M-10,-74 C-14,-112 -60,-120 -82,-92', '#5468E8', 6) +
    circle(-84, -84, 30, '#FFF3A0', `opacity=".45" filter="${a.blur(9)}"`) +
    circle(-84, -84, 13, a.radial(['#FFFFFF', '#FFF3A0', '#FFB52E']));
  return (
    group(tail + fins, `filter="${V}"`) +
    group(body, `filter="${V}"`) +
    spots +
    mouth +
    group(teeth, `filter="${V2}"`) +
    eye +
    lure
  );
}
