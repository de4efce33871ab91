import { aSiteDocumentInput } from '@forecourt/testing';
import { metro } from '@forecourt/ui/themes';
import { describe, expect, it } from 'vitest';
import { validateSiteDocument } from '../validation/validate-site-document';
import { noSources, type PageSources, pageSources, sourcesClassOf } from './page-sources';

const collect = 'https://collect.example.com/events?key=1';
const sinks = (...urls: readonly string[]) => ({ sinks: urls.map((url) => ({ kind: 'beacon', url })) });
const chat = { scriptUrl: 'https://chat.example.com:8443/widget.js', openCall: 'Chat.open' };

const templates = [{ name: 'a', title: 'Metro', version: '0.1.0', isCurrent: true, isBuiltIn: true, theme: metro }];
const checked = (change: Record<string, unknown>) =>
  validateSiteDocument({ ...aSiteDocumentInput(), ...change }, templates);
const sourcesOf = (change: Record<string, unknown>, processor?: PageSources) => {
  const document = checked(change);
  if (!document.ok) throw new Error(JSON.stringify(document.faults));
  return pageSources(document.value, processor);
};

describe('pageSources', () => {
  it('allows nothing to a site that names no other host', () => {
    expect(noSources).toEqual({ connect: [], script: [], frame: [], form: [] });
    expect(sourcesOf({})).toEqual({ general: noSources, chat: noSources, private: noSources, payment: noSources });
    expect(sourcesOf({ analytics: { sinks: [{ kind: 'data-layer', name: 'dataLayer' }] } }).general).toEqual(noSources);
  });

  it('allows requests to the host of a sink, once, and no scripts or frames', () => {
    const of = sourcesOf({ analytics: sinks(collect, 'https://collect.example.com/other') });
    expect(of.general).toEqual({ ...noSources, connect: ['https://collect.example.com'] });
    expect([of.private, of.payment]).toEqual([of.general, of.general]);
  });

  it('allows scripts and requests of a tag manager and its hosts, but not on private and payment pages', () => {
    const hosts = ['https://tags.example.com/a', 'https://tags.example.com/b', 'https://measure.example.com'];
    const of = sourcesOf({
      analytics: {
        sinks: [...sinks(collect).sinks, { kind: 'data-layer', name: 'dataLayer' }],
        tagManager: { id: 'GTM-ABC1234', hosts },
      },
    });
    const tags = ['https://www.googletagmanager.com', 'https://tags.example.com', 'https://measure.example.com'];
    expect(of.general).toEqual({ ...noSources, connect: ['https://collect.example.com', ...tags], script: tags });
    for (const one of [of.private, of.payment])
      expect(one).toEqual({ ...noSources, connect: ['https://collect.example.com'] });
    expect(of.chat.script).toEqual([]);
  });

  it('allows the host of a chat widget where chat is on, in the document of the chat alone', () => {
    const of = sourcesOf({ chat, flags: { chat: true } });
    const origin = 'https://chat.example.com:8443';
    expect(of.chat).toEqual({
      ...{ connect: [origin, 'wss://chat.example.com:8443'], script: [origin], frame: [origin] },
      form: [],
    });
    for (const one of [of.general, of.private, of.payment]) expect(one).toEqual(noSources);
    expect(sourcesOf({ chat }).chat.script).toEqual([]);
  });

  it('allows requests to the hosts of the map, except on private and payment pages', () => {
    const styleUrl = 'https://maps.example.com/styles/light.json?key=1';
    const of = sourcesOf({ map: { styleUrl, hosts: ['https://tiles.example.com/'] } });
    expect(of.general).toEqual({ ...noSources, connect: ['https://maps.example.com', 'https://tiles.example.com'] });
    expect([of.chat, of.private, of.payment]).toEqual([noSources, noSources, noSources]);
    const wrong = checked({ map: { styleUrl, hosts: ['https://tiles.example.com/tiles'] } });
    expect(wrong.ok ? [] : wrong.faults).toEqual([
      { path: 'map.hosts[0]', reason: expect.stringContaining('Must be an origin such as') },
    ]);
  });

  it("allows a processor's hosts on payment pages alone, beside the sinks of the site", () => {
    const processor = {
      connect: ['https://api.pay.example'],
      script: ['https://js.pay.example'],
      frame: ['https://js.pay.example'],
      form: ['https://checkout.pay.example'],
    };
    const of = sourcesOf({ analytics: sinks(collect) }, processor);
    expect(of.payment).toEqual({ ...processor, connect: ['https://collect.example.com', 'https://api.pay.example'] });
    for (const name of ['general', 'chat', 'private'] as const)
      expect(JSON.stringify(of[name])).not.toContain('pay.example');
  });

  it.each([
    'http://collect.example.com/events',
    'https://10.0.0.1/events',
    'https://[::1]/events',
    'https://localhost/events',
    'https://ann:secret@collect.example.com/events',
    'https://collect.example.com;script-src/events',
    'https://*.example.com/events',
  ])('is given no document that names %s, which validation refuses', (url) => {
    for (const [path, change] of [
      ['analytics.sinks[0].url', { analytics: sinks(url) }],
      ['chat.scriptUrl', { chat: { ...chat, scriptUrl: url } }],
      ['map.styleUrl', { map: { styleUrl: url } }],
      ['analytics.tagManager.hosts[0]', { analytics: { tagManager: { id: 'GTM-ABC1234', hosts: [url] } } }],
    ] as const) {
      const document = checked(change);
      expect(document.ok ? [] : document.faults.map((fault) => fault.path)).toContain(path);
    }
  });
});

describe('sourcesClassOf', () => {
  it('gives private pages and payment pages sources of their own', () => {
    expect((['public', 'form', 'chat', 'private', 'payment'] as const).map(sourcesClassOf)).toEqual([
      'general',
      'general',
      'chat',
      'private',
      'payment',
    ]);
  });
});
