import { describe, expect, it } from 'vitest';
import { ReviewFileError, readReviewFile } from './read-review-file';

const read = readReviewFile;
const refusals = (text: string) => read(text).refused.map(({ where, field, value }) => `${where} ${field} ${value}`);

describe('a file of reviews', () => {
  it('is read as CSV with a header line, with commas or semicolons', () => {
    const lines = [
      'Id;Author;Rating;Date;Text;Location',
      'a1;Robin;5;9/01/2026;;',
      'a2;Kim;4.5;2026-02-28;"Good; fast.";yard',
    ];
    expect(read(lines.join('\r\n')).refused.map(({ field }) => field)).toEqual(['date']);
    const { rows } = read(lines.join('\n').replace('9/01', '09/01'));
    expect(rows.map(({ location, review }) => [location, review.source_id, review.written_on, review.text])).toEqual([
      [null, 'a1', '2026-01-09', null],
      ['yard', 'a2', '2026-02-28', 'Good; fast.'],
    ]);
  });

  it('is read as JSON under the field names of the platform or of the specification', () => {
    const given = [
      { author: 'Robin', rating: 5, date: '2026-01-09', text: null },
      { id: 7, customer_name: 'Kim', rating: '4', review_date: '28/02/2026', text: 'null', image: null },
    ];
    for (const text of [JSON.stringify(given), ` ${JSON.stringify({ reviews: given })}`]) {
      const { rows, refused } = read(text);
      expect(refused).toEqual([]);
      expect(rows.map(({ review }) => [review.author, review.rating, review.written_on, review.text])).toEqual([
        ['Robin', 5, '2026-01-09', null],
        ['Kim', 4, '2026-02-28', null],
      ]);
      expect(rows[1]?.review.source_id).toBe('7');
    }
  });

  it('takes a picture that the platform keeps, and refuses any other with how to keep it', () => {
    const kept = `/media/${'a'.repeat(64)}`;
    const rows = ['', 'null', kept, 'https://faces.example/a.jpg', '/media/a', `${kept}/..`];
    const text = [
      'author,rating,date,image',
      ...rows.map((image) => `Robin ${image.length},5,2026-01-09,${image}`),
    ].join('\n');
    expect(read(text).rows.map(({ review }) => review.image)).toEqual([null, null, kept]);
    expect(refusals(text)).toHaveLength(3);
    for (const { reason } of read(text).refused)
      expect(reason).toMatch(/^is no picture that the platform keeps\. Add it/);
  });

  it('has every fault of a row named by line and how to mend it, and its other rows are read', () => {
    const text = [
      'author,rating,date,text,url',
      'Robin,5,2026-01-09,"Two',
      'lines",',
      ',6,2026-02-30,,http://here',
      'Lee,3,2026-03-01,,https://reviews.example/3',
    ].join('\n');
    expect(refusals(text)).toEqual([
      'line 4 author ',
      'line 4 rating 6',
      'line 4 date 2026-02-30',
      'line 4 url http://here',
    ]);
    for (const { reason } of read(text).refused) expect(reason).toMatch(/^is .*\. (Write|Shorten) /);
    expect(read(text).rows.map(({ where, review }) => [where, review.author])).toEqual([
      ['line 2', 'Robin'],
      ['line 5', 'Lee'],
    ]);
    expect(refusals('[{"author":"A","rating":true,"date":"2026-01-01"},7]')).toEqual([
      'entry 1 rating true',
      'entry 2 author ',
      'entry 2 rating ',
      'entry 2 date ',
    ]);
  });

  it('gives a row without an id the same id in every import, and another id when its text differs', () => {
    const id = (row: object) =>
      read(JSON.stringify([{ author: 'A', rating: 5, date: '2026-01-01', ...row }])).rows[0]?.review.source_id;
    expect(id({})).toMatch(/^[0-9a-f]{24}$/);
    expect(id({ url: 'https://reviews.example' })).toBe(id({}));
    expect(id({ text: 'B' })).not.toBe(id({}));
  });

  it.each([
    ['', /no reviews/],
    ['author,rating,date', /no reviews/],
    ['[', /not JSON/],
    ['{"stars":5}', /no list of reviews/],
    ['author,rating\n"A,5', /not whole CSV/],
  ])('%j is refused with a reason', (text, reason) => {
    expect(() => read(text)).toThrow(ReviewFileError);
    expect(() => read(text)).toThrow(reason);
  });

  it('has characters that control a screen removed from its texts', () => {
    const row = { author: 'R\u202Eo\u0007b', rating: 5, date: '2026-01-09', text: ' a\u0000\r\nb ' };
    expect(read(JSON.stringify([row])).rows[0]?.review).toMatchObject({ author: 'Rob', text: 'a\nb' });
  });
});
