import { describe, expect, it } from 'vitest';
import { queryKind } from './query-kind';

describe('queryKind', () => {
  it.each([
    ['select "id", "slug" from "vehicles" where "id" = $1', 'SELECT', 'vehicles'],
    ['(select 1 from only pgboss.job) union select 2', 'SELECT', 'job'],
    ['insert into "leads" ("id") values ($1) on conflict do update set id = $2', 'INSERT', 'leads'],
    ['\n  update "sites" set revision = $1', 'UPDATE', 'sites'],
    ['delete from "public"."orders"', 'DELETE', 'orders'],
    ['BEGIN', 'BEGIN', null],
    ["select set_config('app.name', 'a letter from avery', true)", 'SELECT', null],
    ['', 'QUERY', null],
  ])('says operation and first table of %s', (text, operation, table) => {
    expect(queryKind(text)).toEqual({ operation, table });
  });
});
