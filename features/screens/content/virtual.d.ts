declare module 'virtual:content' {
  /** The operator's compiled texts (`build/content`): `slug/locale`, a brand's own `brand/slug/locale`. */
  const texts: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
  export default texts;
}
