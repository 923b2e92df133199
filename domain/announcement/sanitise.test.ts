import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from './sanitise.ts';

describe('the HTML of an announcement', () => {
  it.each([
    ['<p>維護 <b>完成</b></p>', '<p>維護 <strong>完成</strong></p>'],
    ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
    ['a &amp; b &lt;p&gt;', 'a &amp; b &lt;p&gt;'],
    ['<ul><li>一<li>二</ul>尾', '<ul><li>一</li><li>二</li></ul>尾'],
    ['<p>open', '<p>open</p>'],
    ['</p>shut', '<p></p>shut'],
    ['<a href="/store" onclick="x()">店</a>', '<a href="/store" rel="noopener noreferrer">店</a>'],
    ['<img src="/art/a.avif" alt="圖" onerror="x()">', '<img src="/art/a.avif" alt="圖" />'],
    ['<font color="red">字</font>', '字'],
    ['\u202ea&#x202e;<b>b\u2066</b>', 'a<strong>b</strong>'],
    ['<a href="/\u200f/e.example">x</a>', '<a rel="noopener noreferrer">x</a>'],
    ['<a href="/&#x200f;/e.example">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ])('%s becomes %s', (written, wanted) => expect(sanitiseHtml(written)).toBe(wanted));

  it('does not change when it is sanitised again', () => {
    const once = sanitiseHtml(
      '<h1>a & b</h1><p>"x" <a href=\'https://e.example/?a=1&b=2\'>y</a><hr/><script>1</script>',
    );
    expect(sanitiseHtml(once)).toBe(once);
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT src=//e.example>',
    '<scr<script>ipt>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)">',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="//e.example">x</a>',
    '<a href="/\\e.example">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<p style="position:fixed" onmouseover="alert(1)">x</p>',
    '<a href="https://e.example/" x="><img src=x onerror=alert(1)>">x</a>',
    '<!--<img src=x onerror=alert(1)>-->',
    '<math><mtext></p><style><img src=x onerror=alert(1)></style>',
    '<constructor>x</constructor><__proto__>',
  ])('lets no part of %s through', (hostile) => {
    const tags = sanitiseHtml(hostile).match(/<[^>]*>/g) ?? [];
    for (const tag of tags)
      expect(tag).toMatch(
        /^<\/?(?:p|br|strong)>$|^<a(?: href="https:\/\/e\.example\/")? rel="noopener noreferrer">$|^<\/a>$/,
      );
  });
});
