import type { LookFile } from './schema.ts';

type Colours = LookFile['colours'];

/** The colours of controls and sheets. Those of a big win and of free spins are of games that have them. */
interface ThemedLook {
  readonly colours: Pick<Colours, 'ground' | 'surface' | 'muted' | 'gold' | 'primary' | 'onPrimary' | 'accent'> &
    Partial<Pick<Colours, 'free'>>;
  readonly controls?: LookFile['controls'];
  readonly bigWin?: LookFile['bigWin'];
}

/** A colour with a share of opacity. */
const clear = (colour: string, share: number): string =>
  `${colour}${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** The CSS variables of a game's controls, sheets and loading scene. None for a look without `controls`. */
export function themeOf({ colours, controls, bigWin }: ThemedLook): Readonly<Record<string, string>> {
  if (controls === undefined) return {};
  const { ground, surface, muted, gold, primary, onPrimary, accent } = colours;
  const { deck, button, plate, radius, light } = controls;
  const free = colours.free === undefined ? undefined : controls.free;
  return {
    ...(free === undefined || colours.free === undefined
      ? {}
      : {
          '--theme-free-deck': `linear-gradient(180deg, ${free.deck[0]}, ${free.deck[1]} 46%, ${free.deck[2]})`,
          '--theme-free-deck-light': clear(colours.free, 0.75),
          '--theme-free-glass': clear(free.panel, 0.8),
          '--theme-free-soft': muted,
          '--theme-free-accent': colours.free,
        }),
    ...(free?.plate === undefined
      ? {}
      : { '--theme-free-plate': `radial-gradient(80% 150% at 50% 0, ${free.plate[0]}, ${free.plate[1]} 70%)` }),
    ...(light === undefined
      ? {}
      : {
          '--theme-knob': clear(light.paper, 0.9),
          '--theme-knob-ink': light.ink,
          '--theme-note': light.ink,
          '--theme-note-shadow': `0 0 6px ${light.paper}, 0 0 2px ${light.paper}`,
          '--theme-knob-edge': `inset 0 0 0 1px ${clear(light.edge, 0.5)}`,
          '--theme-knob-plus': '#0b6b3e',
          '--theme-knob-minus': '#a8200e',
        }),
    '--theme-ground': ground,
    '--theme-surface': surface,
    '--theme-glass': clear(ground, 0.78),
    '--theme-veil': clear(ground, 0.86),
    '--theme-well': clear(ground, 0.9),
    '--theme-soft': muted,
    '--theme-accent': accent,
    '--theme-primary': primary,
    '--theme-edge': clear(accent, 0.4),
    '--theme-deck': `linear-gradient(180deg, ${deck[0]}, ${deck[1]} 46%, ${deck[2]})`,
    '--theme-deck-light': clear(accent, 0.75),
    '--theme-button': `linear-gradient(180deg, ${button[0]}, ${button[1]})`,
    '--theme-button-foot': ground,
    '--theme-plate': `radial-gradient(70% 150% at 50% 0, ${plate[0]}, ${plate[1]} 76%)`,
    '--theme-plate-plain': plate[1],
    '--theme-gold': gold,
    '--theme-dusk': `linear-gradient(180deg, ${clear(ground, 0)} 44%, ${clear(ground, 0.8)} 66%, ${ground} 84%)`,
    '--theme-rays': clear(accent, 0.18),
    '--theme-key': `radial-gradient(circle at 40% 28%, #ffffff, ${primary} 46%, color-mix(in srgb, ${primary} 60%, ${onPrimary}))`,
    '--theme-key-flat': `linear-gradient(180deg, #ffffff, ${primary} 42%, color-mix(in srgb, ${primary} 72%, ${onPrimary}))`,
    '--theme-on-key': onPrimary,
    '--theme-radius': `${radius}px`,
    ...(bigWin && winThemeOf(bigWin)),
  };
}

const winThemeOf = ({ edge, burst }: LookFile['bigWin']): Readonly<Record<string, string>> => ({
  '--theme-win-rim': `linear-gradient(180deg, #ffffff, ${edge} 38%, ${burst[2]} 78%, ${edge})`,
  '--theme-win-foot': clear(burst[2], 0.85),
  '--theme-win-glow': clear(burst[1], 0.7),
  '--theme-win-light': clear(burst[0], 0.32),
  '--theme-win-bar': `linear-gradient(180deg, #ffffff, ${burst[0]} 50%, ${burst[1]})`,
});

/** Gives a page the colours of a game. */
export function applyTheme(root: HTMLElement, look: ThemedLook): void {
  for (const [name, value] of Object.entries(themeOf(look))) root.style.setProperty(name, value);
}
