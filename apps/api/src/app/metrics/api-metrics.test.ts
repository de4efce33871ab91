import { describe, expect, it } from 'vitest';
import { routeAt } from './api-metrics';

describe('routeAt', () => {
  it.each([
    ['/internal/changes', 'changes'],
    ['/internal/sites', 'internal'],
    ['/_search/1/indexes/*/queries', 'search'],
    ['/api/leads', 'leads'],
    ['/api/stock/yard', 'stock'],
    ['/api/phone-reveals', 'shopper'],
    ['/media/0123', 'media'],
    ['/cars/a/view.json', 'vehicle'],
    ['/readyz', 'health'],
    ['/openapi.json', 'other'],
    ['/metrics', 'other'],
  ])('counts %s under %s', (path, route) => expect(routeAt(path)).toBe(route));
});
