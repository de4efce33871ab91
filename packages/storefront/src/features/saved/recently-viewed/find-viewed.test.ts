import { describe, expect, it } from 'vitest';
import { stillThere, viewedQuery } from './find-viewed';

describe('viewed vehicles', () => {
  it('are queried by id, all in one query', () => {
    expect(viewedQuery(['7', '12'], 'Car_production')).toEqual({
      indexName: 'Car_production',
      query: '',
      hitsPerPage: 2,
      analytics: false,
      filters: 'id:"7" OR id:"12"',
    });
  });

  it('leave out ids that are no numbers', () => {
    expect(viewedQuery(['7', '" OR sold:true OR id:"1'], 'Car')?.filters).toBe('id:"7"');
    expect(viewedQuery(['x'], 'Car')).toBeNull();
    expect(viewedQuery([], 'Car')).toBeNull();
  });

  it('keep the order in which they were viewed and drop those that are gone', () => {
    const hit = (id: string, available = true) => ({ id, available });
    expect(stillThere(['3', '1', '2', '9'], [hit('1'), hit('2', false), hit('3')]).map(({ id }) => id)).toEqual([
      '3',
      '1',
    ]);
  });
});
