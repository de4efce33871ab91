import { describe, expect, it } from 'vitest';
import { loggedPath } from './middleware';

describe('loggedPath', () => {
  it.each([
    ['/internal/v1/sites/yard/returned-forms/one-shoppers-key', '/internal/v1/sites/yard/returned-forms/[token]'],
    ['/internal/v1/sites/yard/content-previews/a.key', '/internal/v1/sites/yard/content-previews/[token]'],
    ['/internal/v1/sites/yard/vehicles/a-b', '/internal/v1/sites/yard/vehicles/a-b'],
    ['/api/leads', '/api/leads'],
  ])('of %s is %s', (path, logged) => expect(loggedPath(path)).toBe(logged));
});
