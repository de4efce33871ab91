import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings';

const token = { FORECOURT_SERVICE_TOKEN: 'a-token-of-sixteen-or-more' };

describe('readSettings', () => {
  it('binds to loopback and uses the default ports', () => {
    expect(readSettings(token)).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      apiUrl: 'http://127.0.0.1:4000',
      templates: new Map(),
      directory: false,
      transportSecurity: null,
      trustedProxies: [],
    });
  });

  it('takes what is empty as not set', () => {
    const empty = { HOST: '', FORECOURT_GATEWAY_PORT: ' ', FORECOURT_SEARCH_PROVIDER: '', FORECOURT_DIRECTORY: '' };
    expect(readSettings({ ...token, ...empty })).toEqual(readSettings(token));
  });

  it('reads the address of any template from a variable named after it', () => {
    const set = {
      FORECOURT_TEMPLATE_A_URL: 'http://10.0.0.5:3001/',
      FORECOURT_TEMPLATE_NIGHT_MARKET_URL: 'https://d.example',
    };
    expect(readSettings({ ...token, ...set, FORECOURT_TEMPLATE_B_URL: ' ' }).templates).toEqual(
      new Map([
        ['a', 'http://10.0.0.5:3001'],
        ['night-market', 'https://d.example'],
      ]),
    );
    const faulty = () => readSettings({ FORECOURT_TEMPLATE_C_URL: 'nowhere' });
    expect(faulty).toThrow(/FORECOURT_SERVICE_TOKEN.*FORECOURT_TEMPLATE_C_URL/s);
  });

  it('reads several processes of API or template, and knows them by the first', () => {
    const set = {
      FORECOURT_API_URL: 'http://one:4000, http://two:4000',
      FORECOURT_TEMPLATE_A_URL: 'http://a:1,http://b:1',
    };
    const { apiUrl, templates, processes } = readSettings({ ...token, ...set });
    expect([apiUrl, templates.get('a')]).toEqual(['http://one:4000', 'http://a:1']);
    expect([...processes.values()]).toEqual([
      ['http://one:4000', 'http://two:4000'],
      ['http://a:1', 'http://b:1'],
    ]);
    expect(readSettings(token).processes.size).toBe(0);
    expect(() => readSettings({ ...token, FORECOURT_API_URL: 'http://one:4000,' })).toThrow(
      /FORECOURT_API_URL.*origin/,
    );
  });

  it('shows the directory of sites only where it is turned on, whatever address is bound', () => {
    for (const HOST of ['127.0.0.1', '0.0.0.0']) {
      expect(readSettings({ ...token, HOST }).directory).toBe(false);
      expect(readSettings({ ...token, HOST, FORECOURT_DIRECTORY: '0' }).directory).toBe(false);
      expect(readSettings({ ...token, HOST, FORECOURT_DIRECTORY: '1' }).directory).toBe(true);
    }
  });

  it('sends browsers to https for as long as set, and subdomains only on request', () => {
    const year = { ...token, FORECOURT_HSTS_SECONDS: '31536000' };
    expect(readSettings(year).transportSecurity).toBe('max-age=31536000');
    expect(readSettings({ ...year, FORECOURT_HSTS_SUBDOMAINS: '1' }).transportSecurity).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect(readSettings({ ...token, FORECOURT_HSTS_SUBDOMAINS: '1' }).transportSecurity).toBeNull();
    expect(() => readSettings({ ...token, FORECOURT_HSTS_SECONDS: 'a year' })).toThrow(/FORECOURT_HSTS_SECONDS/);
  });

  it('asks for a place in the lists of browsers only with all that those ask for, and names what is missing', () => {
    const asked = { ...token, FORECOURT_HSTS_PRELOAD: '1' };
    const whole = { ...asked, FORECOURT_HSTS_SECONDS: '31536000', FORECOURT_HSTS_SUBDOMAINS: '1' };
    expect(readSettings(whole).transportSecurity).toBe('max-age=31536000; includeSubDomains; preload');
    expect(readSettings({ ...whole, FORECOURT_HSTS_PRELOAD: '0' }).transportSecurity).not.toContain('preload');
    for (const short of [
      asked,
      { ...whole, FORECOURT_HSTS_SECONDS: '31535999' },
      { ...whole, FORECOURT_HSTS_SUBDOMAINS: '0' },
    ])
      expect(() => readSettings(short)).toThrow(
        /FORECOURT_HSTS_PRELOAD: needs FORECOURT_HSTS_SECONDS of 31536000.*FORECOURT_HSTS_SUBDOMAINS=1/,
      );
  });

  it('names whom to tell of a weakness only where that is set, by mail or a page over https', () => {
    expect(readSettings(token).security).toBeNull();
    const contact = 'mailto:security@platform.example';
    expect(readSettings({ ...token, FORECOURT_SECURITY_CONTACT: contact }).security).toEqual({ contact, policy: null });
    const policy = 'https://platform.example/security';
    expect(
      readSettings({ ...token, FORECOURT_SECURITY_CONTACT: policy, FORECOURT_SECURITY_POLICY: policy }).security,
    ).toEqual({ contact: policy, policy });
    for (const wrong of [
      'security@platform.example',
      'http://platform.example',
      'mailto:a b@c',
      'mailto:a@b\nContact: c',
    ])
      expect(() => readSettings({ ...token, FORECOURT_SECURITY_CONTACT: wrong })).toThrow(/FORECOURT_SECURITY_CONTACT/);
    expect(() => readSettings({ ...token, FORECOURT_SECURITY_POLICY: 'http://x.example' })).toThrow(/SECURITY_POLICY/);
  });

  it('forwards web sockets in development, and elsewhere only where it is turned on', () => {
    expect(readSettings(token).websockets).toBe(true);
    expect(readSettings({ ...token, NODE_ENV: 'production' }).websockets).toBe(false);
  });

  it('reads the networks of load balancers', () => {
    expect(readSettings({ ...token, FORECOURT_TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '127.0.0.1',
    ]);
  });

  it('lets pages connect to the host that answers searches, and to no other', () => {
    expect(readSettings(token).searchOrigins).toEqual([]);
    // Keys alone, to try the service out, open nothing.
    expect(readSettings({ ...token, FORECOURT_ALGOLIA_APP_ID: 'AB12' }).searchOrigins).toEqual([]);
    const hosted = { ...token, FORECOURT_SEARCH_PROVIDER: 'algolia', FORECOURT_ALGOLIA_APP_ID: 'AB12' };
    expect(readSettings(hosted).searchOrigins).toEqual([
      'https://ab12-dsn.algolia.net',
      'https://ab12-1.algolianet.com',
      'https://ab12-2.algolianet.com',
      'https://ab12-3.algolianet.com',
    ]);
    expect(readSettings({ ...hosted, FORECOURT_ALGOLIA_URL: 'https://search.example/a' }).searchOrigins).toEqual([
      'https://search.example',
    ]);
    expect(() => readSettings({ ...token, FORECOURT_SEARCH_PROVIDER: 'algolia' })).toThrow(/FORECOURT_ALGOLIA_APP_ID/);
    expect(() => readSettings({ ...hosted, FORECOURT_ALGOLIA_APP_ID: 'a; script-src *' })).toThrow(SettingsError);
  });

  it('names every variable that is invalid', () => {
    const read = () => readSettings({ FORECOURT_GATEWAY_PORT: 'x', FORECOURT_API_URL: 'ftp://a' });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(/FORECOURT_GATEWAY_PORT.*FORECOURT_API_URL.*FORECOURT_SERVICE_TOKEN/s);
  });
});
