import type { RequestHandler } from 'express';
import { announcementIDs } from '#domain/announcement/listed.ts';
import type { Ports } from '#domain/ports/index.ts';
import { LOCALES, type LocaleID } from '#protocol/entities/identifiers.ts';
import { pages } from '#protocol/pages.ts';
import { pathIn } from '#protocol/rules/pageAddress.ts';
import { html } from './html.ts';
import { LANGUAGE_TAGS } from './pageHead.ts';

/** Pages that search engines may list, without pages with a parameter (`/announcement/:id`). */
const listed = Object.entries(pages).flatMap(([path, page]) => ('index' in page && !path.includes(':') ? [path] : []));

/** `/sitemap.xml`: every listed page and announcement in its languages, under the origin of the request. */
export const serveSitemap =
  (ports: Ports, originOf: (request: Parameters<RequestHandler>[0]) => string): RequestHandler =>
  async (request, response) => {
    const origin = originOf(request);
    const announcements = (await announcementIDs(ports)).map((id) => `/announcement/${id}`);
    const link = (path: string, locale: LocaleID | undefined): string => `${origin}${pathIn(path, locale)}`;
    const entries = [...listed, ...announcements].flatMap((path) =>
      LOCALES.map(
        (locale) =>
          html`<url><loc>${link(path, locale)}</loc>${LOCALES.map(
            (other) =>
              html`<xhtml:link rel="alternate" hreflang="${LANGUAGE_TAGS[other]}" href="${link(path, other)}"/>`,
          )}<xhtml:link rel="alternate" hreflang="x-default" href="${link(path, undefined)}"/></url>`,
      ),
    );
    const sitemap = html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries}</urlset>`;
    response.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>${sitemap.markup}`);
  };

/** `/robots.txt`: the excluded paths, and the address of the sitemap. */
export const serveRobots =
  (originOf: (request: Parameters<RequestHandler>[0]) => string): RequestHandler =>
  (request, response) => {
    response
      .type('text')
      .send(
        ['User-agent: *', 'Disallow: /api/', 'Disallow: /dev', `Sitemap: ${originOf(request)}/sitemap.xml`, ''].join(
          '\n',
        ),
      );
  };
