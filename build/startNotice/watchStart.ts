export interface NoticeText {
  readonly lang: string;
  readonly title: string;
  readonly text: string;
  /** Label of the link that reloads the page. */
  readonly reload: string;
}

/** Features that a supported browser must have. */
export interface Probes {
  /** CSS declarations that the browser must support, as property and value. */
  readonly declarations: readonly (readonly [property: string, value: string])[];
  /** Global names that must exist. */
  readonly globals: readonly string[];
}

/** Texts and probes of {@link watchStart}. */
export interface StartNotices {
  readonly probes: Probes;
  readonly tooOld: readonly NoticeText[];
  readonly failed: readonly NoticeText[];
  /** The supported browsers as text for people. */
  readonly browsers: string;
}

type Host = Pick<Window, 'addEventListener' | 'setTimeout'> & { readonly CSS?: { supports?: typeof CSS.supports } };

/**
 * Shows a plain page if the app cannot start, because the browser is too old or the code fails to load or throws.
 *
 * Runs inline in the page's head in browsers that only read ES5. So it uses nothing outside itself, and declares only functions and
 * parameters: the linter refuses `var`, and ES5 has no other variables.
 */
export function watchStart(page: Document, host: Host, notices: StartNotices): void {
  function isTooOld(): boolean {
    return (
      notices.probes.globals.some(function (name) {
        return !(name in host);
      }) ||
      notices.probes.declarations.some(function (declaration) {
        return !host.CSS || !host.CSS.supports || !host.CSS.supports(declaration[0], declaration[1]);
      })
    );
  }

  function add(parent: HTMLElement, name: string, text: string): HTMLElement {
    return filled(parent.appendChild(page.createElement(name)), text);
  }

  function filled(element: HTMLElement, text: string): HTMLElement {
    element.appendChild(page.createTextNode(text));
    return element;
  }

  // The page's policy forbids style attributes, so this sets style properties.
  function styled(element: HTMLElement, css: string): HTMLElement {
    element.style.cssText = css;
    return element;
  }

  function linked(link: HTMLElement): void {
    link.setAttribute('href', '');
    styled(
      link,
      'display:inline-block;padding:12px 32px;border-radius:10px;background:#f6c453;color:#201400;font-weight:700;text-decoration:none',
    );
  }

  function addNotice(block: HTMLElement, notice: NoticeText): void {
    block.setAttribute('lang', notice.lang);
    // Breaks Chinese lines at the end of a clause.
    styled(block, 'max-width:512px;margin:0 auto 32px;word-break:keep-all;overflow-wrap:anywhere');
    styled(add(block, 'h1', notice.title), 'margin:0 0 8px;font-size:22px;line-height:28px;color:inherit');
    styled(add(block, 'p', notice.text), 'margin:0 0 16px;line-height:1.6');
    linked(add(block, 'a', notice.reload));
  }

  /** Sorts the page's language first. */
  function sorted(texts: readonly NoticeText[]): readonly NoticeText[] {
    return texts
      .filter(function (text) {
        return text.lang === page.documentElement.lang;
      })
      .concat(
        texts.filter(function (text) {
          return text.lang !== page.documentElement.lang;
        }),
      );
  }

  function fill(box: HTMLElement, texts: readonly NoticeText[], detail: string): void {
    box.id = 'start-notice';
    box.setAttribute('role', 'alert');
    styled(
      box,
      'position:fixed;top:0;right:0;bottom:0;left:0;z-index:2147483647;overflow:auto;padding:48px 24px;background:#14110f;color:#f4efe9;font:16px/1.5 system-ui,sans-serif;text-align:center',
    );
    sorted(texts).forEach(function (text) {
      addNotice(add(box, 'div', ''), text);
    });
    styled(add(box, 'p', detail), 'margin:0;font-size:13px;color:#c9c1b8;overflow-wrap:anywhere');
  }

  function show(texts: readonly NoticeText[], detail: string): void {
    if (page.readyState === 'loading') {
      page.addEventListener('DOMContentLoaded', function () {
        show(texts, detail);
      });
    } else if (!page.getElementById('start-notice')) {
      fill(page.body.appendChild(page.createElement('div')), texts, detail);
    }
  }

  function remove(box: HTMLElement | null): void {
    if (box && box.parentNode) box.parentNode.removeChild(box);
  }

  function isStarted(): boolean {
    return page.documentElement.hasAttribute('data-started');
  }

  /** An uncaught error may be harmless, so the page gets some time to start. */
  function suspect(detail: string): void {
    host.setTimeout(function () {
      if (!isStarted()) show(notices.failed, detail);
    }, 5000);
  }

  if (isTooOld()) {
    page.documentElement.setAttribute('data-too-old', '');
    show(notices.tooOld, notices.browsers);
    return;
  }
  host.addEventListener(
    'error',
    function (event) {
      if (isStarted()) return;
      if (event.target instanceof HTMLScriptElement) show(notices.failed, event.target.src);
      else if (event.message) suspect(event.message);
    },
    true,
  );
  host.addEventListener('unhandledrejection', function (event) {
    if (!isStarted()) suspect(String(event.reason));
  });
  page.addEventListener('menagerie:started', function () {
    page.documentElement.setAttribute('data-started', '');
    remove(page.getElementById('start-notice'));
  });
  page.addEventListener('menagerie:stopped', function (event) {
    show(notices.failed, 'detail' in event ? String(event.detail) : '');
  });
}
