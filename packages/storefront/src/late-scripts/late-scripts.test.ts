import { describe, expect, it } from 'vitest';
import { lateScripts } from './late-scripts';

const page = [
  '<!DOCTYPE html><html><head>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/one.js"/>',
  '<script src="/_next/static/chunks/one.js" async=""></script>',
  '<script src="/_next/static/chunks/two.js?a=1&amp;b=2" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '</head><body><p>A car</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '</body></html>',
].join('');

describe('lateScripts', () => {
  const late = lateScripts(page);

  it('takes the scripts and their preload out of the page, and nothing else', () => {
    expect(late).not.toMatch(/<script src="[^"]+" async=""/);
    expect(late).not.toContain('as="script"');
    for (const kept of ['a.css', 'noModule=""', '<p>A car</p>', 'self.__next_f']) expect(late).toContain(kept);
    expect(late.endsWith('</body></html>')).toBe(true);
  });

  it('hands their addresses to the starter, in their order', () => {
    expect(late).toContain('"sources":["/_next/static/chunks/one.js","/_next/static/chunks/two.js?a=1&b=2"]');
  });

  it('marks the page as resting before anything is laid out', () => {
    expect(late).toMatch(/<html><head><script>\(.*dataset\.resting.*<link rel="stylesheet"/s);
  });

  it('puts a starter into the page that a browser can read', () => {
    const starter = late.slice(late.lastIndexOf('<script>') + '<script>'.length, late.lastIndexOf('</script>'));
    expect(starter).toContain('requestIdleCallback');
    expect(() => new Function(starter)).not.toThrow();
  });

  it('cannot be ended early by an address', () => {
    const odd = lateScripts('<script src="/_next/</script>.js" async=""></script></body>');
    expect(odd.match(/<\/script>/g)).toHaveLength(1);
  });

  it('leaves a page alone that has no scripts, or no end', () => {
    for (const plain of ['<body><p>Plain</p></body>', page.replace('</body>', '')])
      expect(lateScripts(plain)).toBe(plain);
  });
});
