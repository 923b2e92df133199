import { Html, html } from './html.ts';

/** The style of pages for developers. */
export const TOOL_STYLE = `
:root { color-scheme: dark; --ground: #14110f; --card: #1f1a17; --line: #3a302a; --text: #f3ece6; --muted: #b3a59b; --accent: #f6c453; }
@media (prefers-color-scheme: light) {
  :root { color-scheme: light; --ground: #f7f3ee; --card: #fff; --line: #ded4ca; --text: #2a211b; --muted: #6d5f55; --accent: #8a5a00; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 15px/1.55 system-ui, sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; margin-bottom: 1.5rem; }
h1 { font-size: 1.6rem; margin: 0; letter-spacing: -.01em; }
h2 { font-size: 1.05rem; margin: 0 0 .75rem; }
h3 { font-size: .95rem; margin: 0; }
p { margin: .25rem 0 .75rem; }
.muted { color: var(--muted); }
.grid { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(19rem, 1fr)); align-items: start; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.1rem 1.25rem; overflow-x: auto; margin-bottom: 1rem; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; color: var(--muted); font-weight: 500; font-size: .85rem; }
th, td { padding: .4rem .75rem .4rem 0; border-top: 1px solid var(--line); vertical-align: top; }
thead th { border-top: 0; }
td.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
code, pre { font: 13px/1.5 ui-monospace, monospace; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0 0; color: var(--muted); }
a { color: var(--accent); }
a:focus-visible, button:focus-visible, textarea:focus-visible, select:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
ul.links { list-style: none; display: flex; flex-wrap: wrap; gap: .5rem; margin: 0; padding: 0; }
main > ul.links { margin-bottom: 1rem; }
ul.links a, button { display: inline-block; min-height: 44px; padding: .6rem .9rem; border: 1px solid var(--line); border-radius: 999px; background: none; color: var(--text); font: inherit; text-decoration: none; cursor: pointer; }
ul.links a:hover, button:hover { border-color: var(--accent); }
h4 { font-size: .85rem; margin: .75rem 0 0; color: var(--muted); }
form[data-try] { margin: .75rem 0; display: grid; gap: .5rem; justify-items: start; }
form[data-try] label { width: 100%; color: var(--muted); }
textarea { display: block; width: 100%; font: 13px/1.5 ui-monospace, monospace; background: var(--ground); color: var(--text); border: 1px solid var(--line); border-radius: 8px; padding: .6rem; }
select { font: inherit; min-height: 44px; background: var(--ground); color: var(--text); border: 1px solid var(--line); border-radius: 8px; padding: .4rem .6rem; }
output { white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace; }
details { border-top: 1px solid var(--line); padding: .55rem 0; }
summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; }
.tag { color: var(--accent); font: 600 13px/1.5 ui-monospace, monospace; min-width: 4.5rem; }
`;

/** Returns a page for developers in plain markup. */
export function toolPage(page: { readonly title: string; readonly style: Html; readonly body: Html }): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${page.title} · Menagerie</title>
${page.style}
</head>
<body><main>${page.body}</main></body>
</html>`.markup;
}

/** The style inside a page, with the response's nonce. */
export const inlineStyle = (nonce: string): Html => html`<style nonce="${nonce}">${new Html(TOOL_STYLE)}</style>`;
