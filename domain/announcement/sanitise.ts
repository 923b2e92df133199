import { withoutDirections } from '#protocol/rules/visibleText.ts';
import sanitizeHtml from 'sanitize-html';

/** A path of our own site, or an https address. A link may also be a mail address. */
const ADDRESS: Readonly<Record<string, RegExp>> = {
  href: /^(?:\/(?![/\\])|https:\/\/|mailto:)[^\s\\]*$/,
  src: /^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/,
};

/** Drops an address of another site. The element stays. */
const keepOwn = (attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([attribute, value]) => {
      const trimmed = value.trim();
      return ADDRESS[attribute]?.test(trimmed) === false ? [] : [[attribute, trimmed]];
    }),
  );

const TAGS = 'p h3 h4 ul ol li blockquote strong em u a br hr img table thead tbody tr th td';

const OPTIONS: sanitizeHtml.IOptions = {
  // All other elements are removed, and their text stays.
  allowedTags: TAGS.split(' '),
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  selfClosing: ['br', 'hr', 'img'],
  // The content of these elements is not text, so it is removed too.
  nonTextTags: ['script', 'style', 'template', 'iframe', 'svg', 'math', 'noscript', 'title', 'textarea', 'option'],
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    a: (tagName, attributes) => ({
      tagName,
      attribs: { ...keepOwn(attributes), rel: 'noopener noreferrer' },
    }),
    img: (tagName, attributes) => ({ tagName, attribs: keepOwn(attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  parseStyleAttributes: false,
};

/**
 * Keeps elements of the allow-list, closes open elements, and drops characters that change the direction of text.
 *
 * @param html as an operator wrote it
 */
export const sanitiseHtml = (html: string): string =>
  // The text is sanitised twice, since an address without those characters may become an address of another site.
  sanitizeHtml(withoutDirections(sanitizeHtml(html, OPTIONS)), OPTIONS);
