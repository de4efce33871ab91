import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../workspace/paths.mjs';
import { notesPage, readChangeset, releaseNotes, waitingChangesets } from './release-notes.mjs';

const changeset = (name: string, text: string, ...kinds: readonly string[]) =>
  readChangeset(name, `---\n${kinds.map((kind) => `'@forecourt/${kind}`).join('\n')}\n---\n\n${text}\n`);
const minor = "ui': minor";
const patch = "ui': patch";

describe('a changeset', () => {
  it('is read with its packages and its text', () => {
    expect(
      readChangeset('one', '---\n"@forecourt/ui": patch\n\'@forecourt/domain\': minor\n---\n\nA.\n\nB.\n'),
    ).toEqual({
      name: 'one',
      packages: { '@forecourt/ui': 'patch', '@forecourt/domain': 'minor' },
      text: 'A.\n\nB.',
    });
  });

  it('without a head, or with a line that names no package of ours, is refused by its name', () => {
    expect(() => readChangeset('bare', 'Words alone.')).toThrow(/bare\.md has no head/);
    expect(() => readChangeset('odd', "---\n'left-pad': minor\n---\nA.")).toThrow(/odd\.md: .*left-pad/);
  });
});

describe('notes of a release', () => {
  it('tell first what is to be done, then what is new, then what is mended; what asks nothing comes last in each', () => {
    const { version, ...lists } = releaseNotes(
      [
        changeset('a-calm', 'A new part that is told of at once. Nothing to do.', minor),
        changeset('b-new', 'A new part that somebody looks at. It is blue.', minor, "domain': patch"),
        changeset('c-mend', 'A part that was broken is whole again.', patch),
        changeset(
          'd-duty',
          'A part has another name from now on.\n\nDo when you upgrade: use `B` for [`A`](a.md).',
          patch,
        ),
      ],
      '1.2.0',
    );
    expect(version).toBe('1.2.0');
    expect(lists).toEqual({
      do: [
        { name: 'd-duty', packages: ['ui'], what: 'A part has another name from now on.', duty: 'Use `B` for `A`.' },
      ],
      new: [
        { name: 'b-new', packages: ['ui', 'domain'], what: 'A new part that somebody looks at.' },
        { name: 'a-calm', packages: ['ui'], what: 'A new part that is told of at once.' },
      ],
      mended: [{ name: 'c-mend', packages: ['ui'], what: 'A part that was broken is whole again.' }],
    });
  });

  it.each([
    [
      'a table and several paragraphs',
      'Names moved to another place.\n\nDo when you upgrade:\n\n- one\n\n| a |',
      '- one\n\n| a |',
    ],
    ['a condition', 'It is so. Do when you upgrade, where you draw it: stop.', 'Where you draw it: stop.'],
    ['nothing', 'It is so. Do when you upgrade: nothing; the index builds itself.', undefined],
  ])('know a duty with %s', (_, text, duty) => {
    const notes = releaseNotes([changeset('one', text, minor)], '1.0.0');
    expect([...notes.do, ...notes.new][0]?.duty).toBe(duty);
  });

  it('take one sentence of a change, neither a mere heading nor half of a quotation', () => {
    const what = (text: string) => releaseNotes([changeset('one', text, minor)], '1.0.0').new[0]?.what;
    expect(what('Reviews. A block shows them wherever it stands. And more.')).toBe(
      'Reviews. A block shows them wherever it stands.',
    );
    expect(what('The visitor is told now "Invalid postcode. Please enter four digits." and nothing else. More.')).toBe(
      'The visitor is told now "Invalid postcode. Please enter four digits." and nothing else.',
    );
  });
});

describe('the page of a release', () => {
  const notes = releaseNotes(
    [
      changeset('d-duty', 'A part has another name from now on. Do when you upgrade: use `B`.\n\n| a |', minor),
      changeset('c-mend', 'A part that was broken is whole again.', patch),
    ],
    '1.2.0',
  );

  it('opens with what somebody wrote and what is to be done, and folds the rest', () => {
    expect(notesPage(notes, { inShort: 'A calm release.\n', isFirst: false })).toBe(
      [
        '# 1.2.0',
        '',
        '1 minute to read, without what is folded. The whole text of every change stands in the CHANGELOG.md of its packages.',
        '',
        '## In short\n\nA calm release.\n\n## Do when you upgrade\n\n- *ui.* Use `B`.\n\n  | a |',
        '',
        '## Every change',
        '',
        '<details><summary>What asks something of its readers (1)</summary>\n\n- A part has another name from now on. (ui)\n\n</details>',
        '',
        '<details><summary>Mended (1)</summary>\n\n- A part that was broken is whole again. (ui)\n\n</details>\n',
      ].join('\n'),
    );
  });

  it('folds what is to be done in a first release, to which nobody upgrades', () => {
    const page = notesPage(notes, { inShort: '', isFirst: true });
    expect(page).not.toContain('## Do when you upgrade');
    expect(page).toContain('<details><summary>Do when you built on a checkout before</summary>\n\n- *ui.* Use `B`.');
  });

  it('says how long it takes to read what is open', () => {
    const long = 'word '.repeat(230 * 7);
    expect(notesPage(notes, { inShort: long, isFirst: true })).toContain('7 minutes to read');
    const duty = { name: 'd', packages: ['ui'], what: '', duty: long };
    expect(notesPage({ ...notes, do: [duty] }, { inShort: long, isFirst: false })).toContain('14 minutes to read');
    expect(notesPage({ ...notes, do: [duty] }, { inShort: long, isFirst: true })).toContain('7 minutes to read');
  });

  it('says that nothing is to be done where that is so', () => {
    expect(notesPage({ ...notes, do: [] }, { inShort: '', isFirst: false })).toContain(
      '## Do when you upgrade\n\nNothing.\n',
    );
  });
});

it('every changeset that waits can be read, and tells something', () => {
  const { do: duties, new: news, mended } = releaseNotes(waitingChangesets(join(root, '.changeset')), 'next');
  for (const { name, what, packages } of [...duties, ...news, ...mended]) {
    expect(what.length, name).toBeGreaterThan(20);
    expect(packages.length, name).toBeGreaterThan(0);
  }
});
