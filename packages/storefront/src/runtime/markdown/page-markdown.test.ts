import { describe, expect, it } from 'vitest';
import { pageMarkdown } from './page-markdown';

const head = `<head><title>Service &amp; parts | Yard</title><meta name="description" content="What is done."/>
<link rel="canonical" href="https://yard.example/service"/></head>`;
const page = (main: string) =>
  `<!DOCTYPE html><html>${head}<body><header>Menu</header><main>${main}</main><footer>Foot</footer></body></html>`;
const shown = (main: string) => pageMarkdown(page(main))?.text.split('\n---\n\n')[1]?.trimEnd();

describe('a page as Markdown', () => {
  it('begins with its title, description and canonical address', () => {
    expect(pageMarkdown(page('<h1>Service</h1>'))?.text).toBe(
      '---\ntitle: "Service & parts | Yard"\ndescription: "What is done."\nurl: "https://yard.example/service"\n---\n\n# Service\n',
    );
    expect(pageMarkdown('<p>No page.</p>')).toBeNull();
  });

  it('keeps headings, text, lists and links, whose addresses are whole', () => {
    expect(
      shown(
        '<h2>Brakes</h2><p>Pads <strong>and</strong> <em>discs</em>, <a href="/contact">ask us</a>.</p><ul><li>One</li><li>Two<ul><li>Two a</li></ul></li></ul><ol><li><h3>First</h3><p>Ring.</p></li></ol>',
      ),
    ).toBe(
      '## Brakes\n\nPads **and** *discs*, [ask us](https://yard.example/contact).\n\n- One\n- Two\n\n  - Two a\n\n1. ### First\n\n   Ring.',
    );
  });

  it('writes facts and tables as such, and answers below their questions', () => {
    expect(shown('<dl><div><dt>Odometer</dt><dd>45,000 km</dd></div><dt>Fuel</dt><dd>Petrol</dd></dl>')).toBe(
      '- **Odometer:** 45,000 km\n- **Fuel:** Petrol',
    );
    expect(
      shown(
        '<table><thead><tr><td></td><th>A|B</th></tr></thead><tbody><tr><th>Engine</th><td>Yes</td></tr></tbody></table>',
      ),
    ).toBe('|  | A\\|B |\n| --- | --- |\n| Engine | Yes |');
    expect(shown('<details><summary>How long?</summary><div><p>A day.</p></div></details>')).toBe(
      '**How long?**\n\nA day.',
    );
  });

  it('separates words that the page sets apart, and escapes characters of Markdown', () => {
    expect(shown('<p><span>$64,990</span><span>Drive away</span></p>')).toBe('$64,990 Drive away');
    expect(shown('<p>5 * 3 [x] _y_ &lt;b&gt;</p>')).toBe('5 \\* 3 \\[x\\] \\_y\\_ \\<b\\>');
  });

  it('leaves out what is pressed, drawn or hidden, and unusable links', () => {
    expect(
      shown(
        '<nav>Crumbs</nav><p>Words<svg><title>sign</title></svg></p><form><label>Name</label></form><button>Save</button><p hidden>No</p><span aria-hidden="true">-</span><script>1</script><a href="javascript:alert(1)">x</a>',
      ),
    ).toBe('Words\n\nx');
  });

  it('makes no heading, list, rule or picture of what a dealer has typed, and one link of each link', () => {
    expect(shown('<p># x</p><p>- x</p><p>1. x</p><p>---</p><ul><li>+ x</li></ul><dl><dd>- y</dd></dl>')).toBe(
      '\\# x\n\n\\- x\n\n1\\. x\n\n\\---\n\n- \\+ x\n\n- \\- y',
    );
    expect(shown('<p>Look!<a href="https://a.example/x)[Pay](https://evil.example/y">pay</a></p>')).toBe(
      'Look\\![pay](https://a.example/x%29%5BPay%5D%28https://evil.example/y)',
    );
  });

  it.each(['ul><li', 'div', 'span', 'blockquote', 'a'])(
    'is made of %s nested by the thousand, words and all',
    (name) => {
      const nested = `<${name}>`.repeat(20_000);
      expect(shown(`${nested}<b>deep</b> words`)).toMatch(/deep\W+words/);
    },
  );
});
