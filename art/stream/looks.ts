/** How a streamer looks. Colours of solids go from light to dark. */
export interface StreamerLook {
  readonly fur: readonly [string, string, string];
  /** The muzzle, and the fur inside round ears. */
  readonly light: readonly [string, string, string];
  readonly ears: 'pointed' | 'round';
  readonly earFur: readonly [string, string, string];
  readonly earInside: string;
  readonly muzzle: 'wide' | 'small';
  /** The colour around the eyes, of a panda. */
  readonly patches?: string;
  readonly hood: readonly [string, string, string];
  /** Lamps of the headset, and the light behind the streamer. */
  readonly accent: string;
  /** The dark of the light model. */
  readonly shade: string;
}

/** A scene of the live demo: its streamer, and the wall behind. */
export interface StreamLook {
  readonly streamer: StreamerLook;
  readonly wall: readonly string[];
  /** The lamps at the left and at the right. */
  readonly lamps: readonly [string, string];
}

/** The scenes by the code of the game on their wall. */
export const STREAM_LOOKS = {
  dragon: {
    streamer: {
      fur: ['#FFB06A', '#F2702E', '#A83A0E'],
      light: ['#FFFFFF', '#FFF3E6', '#F0CFAE'],
      ears: 'pointed',
      earFur: ['#FFB06A', '#F2702E', '#A83A0E'],
      earInside: '#5A2410',
      muzzle: 'wide',
      hood: ['#4AA0C8', '#1E6A9E', '#0C3458'],
      accent: '#5AE0FF',
      shade: '#3a1204',
    },
    wall: ['#0F4A46', '#0C3440', '#0A2030', '#050E18'],
    lamps: ['#3EF0AC', '#FFB85A'],
  },
  candy: {
    streamer: {
      fur: ['#C89A72', '#9A6A44', '#5E3A20'],
      light: ['#FFF8EA', '#F4DEBE', '#D8B488'],
      ears: 'round',
      earFur: ['#C89A72', '#9A6A44', '#5E3A20'],
      earInside: '#F2C9A0',
      muzzle: 'small',
      hood: ['#FF9AC8', '#E8508A', '#9A1E58'],
      accent: '#FFD24A',
      shade: '#2a1430',
    },
    wall: ['#7A2A6E', '#4A1A5E', '#2A1040', '#180824'],
    lamps: ['#FF8FD0', '#5AE0FF'],
  },
  owl: {
    streamer: {
      fur: ['#FFFFFF', '#F4F4F0', '#CFCFCA'],
      light: ['#FFFFFF', '#FFFFFF', '#EEEEEA'],
      ears: 'round',
      earFur: ['#3A3A4A', '#1A1A24', '#0A0A10'],
      earInside: '#34344a',
      muzzle: 'small',
      patches: '#22222E',
      hood: ['#FFD88A', '#F0A02E', '#9A5A0A'],
      accent: '#C8A8FF',
      shade: '#12101e',
    },
    wall: ['#3A2A8E', '#2A1C70', '#1A1050', '#0C0828'],
    lamps: ['#F5B841', '#7C6CF2'],
  },
} as const satisfies Readonly<Record<string, StreamLook>>;

export type StreamScene = keyof typeof STREAM_LOOKS;
