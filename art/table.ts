/** Colours that hold a tile's place while it loads, `#rrggbb`. */
export interface TileColours {
  /** Middle colour of the tile's ground: for edges and surfaces about it. */
  readonly ground: string;
  /** Average of the tall picture. */
  readonly tall: string;
  /** Average of the wide picture. */
  readonly wide: string;
  /** Whether the tile also comes in the featured width. */
  readonly featured: boolean;
}

/** The build's facts about the art for the client. The fixed widths are in `PICTURE_SIZES`. */
export interface ArtTable {
  /** Changes with any picture; goes into every address, so that pictures may be cached for ever. */
  readonly version: string;
  /** By game code. */
  readonly tiles: Readonly<Record<string, TileColours>>;
  /** Average colour by banner. */
  readonly banners: Readonly<Record<string, string>>;
}
