// What a card of results leads to, as the server sends it.
import { expect, test } from '@playwright/test';
import { withoutScripts } from '../pages/html';
import { journeySites } from '../sites';
import { askSite } from '../stack/ask';

for (const { host, template } of journeySites)
  test(`template ${template.toUpperCase()}: each card of a vehicle that can be had leads on by Explore Vehicle [CARD-02/explore]`, async () => {
    const body = withoutScripts((await askSite(host, '/search')).body);
    const cards = body.match(/<article\b.*?<\/article>/gs)?.filter((card) => card.includes('href="/cars/')) ?? [];
    expect(cards.length).toBeGreaterThan(10);
    for (const card of cards.filter((shown) => !shown.includes('Find Me Something Similar'))) {
      const explore = [...card.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*Explore Vehicle/g)];
      expect(explore.map(([, href]) => href)).toHaveLength(1);
      expect(card).toContain(`href="${explore[0]?.[1]}"`);
    }
  });
