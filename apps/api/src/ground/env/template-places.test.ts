import { describe, expect, it } from 'vitest';
import { TemplatePlacesError, templatePlaces } from './template-places';

const registration = (name: string, port: number) => ({
  ...{ name, title: name, port, version: '1.0.0', folder: '/x' },
  parts: { sections: [], pages: [] },
});
const registrations = [registration('a', 3001), registration('night-market', 3004)];
const originsIn = (environment: NodeJS.ProcessEnv) =>
  templatePlaces(registrations, environment).map(({ origin }) => origin);

describe('templatePlaces', () => {
  it('are this machine at the port of the registration by default', () => {
    expect(originsIn({})).toEqual(['http://127.0.0.1:3001', 'http://127.0.0.1:3004']);
    expect(originsIn({ FORECOURT_TEMPLATES: ' ', FORECOURT_TEMPLATE_A_URL: '' })).toEqual(originsIn({}));
  });

  it('are read from one variable for all templates, or from one for each', () => {
    const all = 'a=http://10.0.0.5:8001/, night-market=https://draw.example';
    expect(originsIn({ FORECOURT_TEMPLATES: all })).toEqual(['http://10.0.0.5:8001', 'https://draw.example']);
    expect(originsIn({ FORECOURT_TEMPLATE_NIGHT_MARKET_URL: 'http://10.0.0.6:1' })).toEqual([
      'http://127.0.0.1:3001',
      'http://10.0.0.6:1',
    ]);
    expect(originsIn({ FORECOURT_TEMPLATES: all, FORECOURT_TEMPLATE_A_URL: 'http://other:1' })[0]).toBe(
      'http://10.0.0.5:8001',
    );
  });

  it.each([
    ['FORECOURT_TEMPLATES', 'd=http://a:1', /no template "d" is registered; there are a, night-market/],
    ['FORECOURT_TEMPLATES', 'http://a:1', /must be a name and an address/],
    ['FORECOURT_TEMPLATES', 'a=ftp://a', /must be an address/],
    ['FORECOURT_TEMPLATE_A_URL', 'nowhere', /must be an address/],
  ])('are refused with the variable that cannot be read: %s=%s', (variable, value, reason) => {
    const read = () => originsIn({ [variable]: value });
    expect(read).toThrow(TemplatePlacesError);
    expect(read).toThrow(reason);
    try {
      read();
    } catch (error) {
      expect(error).toMatchObject({ variable });
    }
  });
});
