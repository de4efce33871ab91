import { aSiteDocumentInput } from '@forecourt/testing';
import { metro } from '@forecourt/ui/themes';
import { describe, expect, it } from 'vitest';
import { validateSiteDocument } from '../validation/validate-site-document';
import { pageSources, sourcesClassOf } from './page-sources';

const collect = 'https://collect.example.com/events?key=1';
const sinks = (...urls: readonly string[]) => ({ sinks: urls.map((url) => ({ kind: 'beacon', url })) });
const chat = { scriptUrl: 'https://chat.example.com:8443/widget.js', openCall: 'Chat.open' };

const templates = [{ name: 'a', title: 'Metro', theme: metro }];
const checked = (change: Record<string, unknown>) =>
  validateSiteDocument({ ...aSiteDocumentInput(), ...change }, templates);
const sourcesOf = (change: Record<string, unknown>) => {
  const document = checked(change);
  if (!document.ok) throw new Error(JSON.stringify(document.faults));
  return pageSources(document.value);
};

describe('pageSources', () => {
  it('allows nothing to a site that names no other host', () => {
    const nothing = { connect: [], script: [], frame: [] };
    expect(sourcesOf({})).toEqual({ general: nothing, chat: nothing, payment: nothing });
    expect(sourcesOf({ analytics: { sinks: [{ kind: 'data-layer', name: 'dataLayer' }] } }).general).toEqual(nothing);
  });

  it('allows requests to the host of a sink, once, and no scripts or frames', () => {
    const { general, payment } = sourcesOf({ analytics: sinks(collect, 'https://collect.example.com/other') });
    expect(general).toEqual({ connect: ['https://collect.example.com'], script: [], frame: [] });
    expect(payment).toEqual(general);
  });

  it('allows scripts and requests of a tag manager and its hosts, but not on private and payment pages', () => {
    const hosts = ['https://tags.example.com/a', 'https://tags.example.com/b', 'https://measure.example.com'];
    const {
      general,
      chat: opened,
      payment,
    } = sourcesOf({
      analytics: {
        sinks: [...sinks(collect).sinks, { kind: 'data-layer', name: 'dataLayer' }],
        tagManager: { id: 'GTM-ABC1234', hosts },
      },
    });
    const tags = ['https://www.googletagmanager.com', 'https://tags.example.com', 'https://measure.example.com'];
    expect(general).toEqual({ connect: ['https://collect.example.com', ...tags], script: tags, frame: [] });
    expect(payment).toEqual({ connect: ['https://collect.example.com'], script: [], frame: [] });
    expect(opened.script).toEqual([]);
  });

  it('allows the host of a chat widget where chat is on, in the document of the chat alone', () => {
    const { general, chat: opened, payment } = sourcesOf({ chat, flags: { chat: true } });
    const origin = 'https://chat.example.com:8443';
    expect(general).toEqual({ connect: [], script: [], frame: [] });
    expect(opened).toEqual({ connect: [origin, 'wss://chat.example.com:8443'], script: [origin], frame: [origin] });
    expect(payment).toEqual({ connect: [], script: [], frame: [] });
    expect(sourcesOf({ chat }).chat.script).toEqual([]);
  });

  it('allows requests to the hosts of the map, except on payment pages', () => {
    const styleUrl = 'https://maps.example.com/styles/light.json?key=1';
    const { general, chat: opened, payment } = sourcesOf({ map: { styleUrl, hosts: ['https://tiles.example.com/'] } });
    expect(general).toEqual({
      connect: ['https://maps.example.com', 'https://tiles.example.com'],
      script: [],
      frame: [],
    });
    expect([opened.connect, payment.connect]).toEqual([[], []]);
    const wrong = checked({ map: { styleUrl, hosts: ['https://tiles.example.com/tiles'] } });
    expect(wrong.ok ? [] : wrong.faults).toEqual([
      { path: 'map.hosts[0]', reason: expect.stringContaining('Must be an origin such as') },
    ]);
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
  it('keeps scripts of others off private and payment pages', () => {
    expect((['public', 'form', 'chat', 'private', 'payment'] as const).map(sourcesClassOf)).toEqual([
      'general',
      'general',
      'chat',
      'payment',
      'payment',
    ]);
  });
});
