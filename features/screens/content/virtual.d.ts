declare module 'virtual:content' {
  /** The operator's texts, compiled (`build/content`): `slug/locale`, a brand's own `brand/slug/locale`. */
  const texts: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
  export default texts;
}
