// Lucene of Debian's liblucene8-java in a Java process of its own, warm. Needs a JDK: `apt-get install liblucene8-java
// openjdk-17-jdk-headless`; where they are not installed the peer ends and says so.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import '../../src/source-imports.mjs';
import { FACETS, SETTINGS, STATS, TEXT_FACETS } from '../vehicles.mjs';

const JARS = '/usr/share/java';
const [ITEM, LIST, QUERY] = ['\u001f', '\u001e', '\u001d'];
const LINES_AT_ONCE = 500;
const NUMBERS = [...new Set([...STATS, 'custom_rank'])];
const valueAt = (record, name) => name.split('.').reduce((value, part) => value?.[part], record);

export class LucenePeer {
  /** Rounds until the JIT compiler has nothing left to do. */
  warmRounds = 12;

  async load(records) {
    const wanted = ['lucene-core', 'lucene-analyzers-common'];
    const jars = existsSync(JARS) ? readdirSync(JARS).filter((name) => /^lucene-.*\d\.jar$/.test(name)) : [];
    const classpath = wanted.flatMap((name) => jars.find((jar) => jar.startsWith(`${name}-`)) ?? []);
    if (classpath.length < wanted.length) {
      throw new Error('Lucene is not installed: apt-get install liblucene8-java openjdk-17-jdk-headless');
    }
    const { wordsOf, nameTokens, tokensOfProse } = await import('../../src/text/words.ts');
    this.words = { wordsOf, nameTokens, tokensOfProse };
    const source = fileURLToPath(new URL('./lucene/LucenePeer.java', import.meta.url));
    this.child = spawn('java', ['-Xmx2g', '-cp', classpath.map((jar) => `${JARS}/${jar}`).join(':'), source], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const failed = new Promise((_, reject) => {
      this.child.on('error', reject);
      this.child.on('exit', (code) => reject(new Error(`Lucene ended with ${code}: is a JDK installed?`)));
    });
    failed.catch(() => undefined);
    this.failed = failed;
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
    let lines = [];
    for (const record of records) {
      lines.push(`a${this.line(record)}`);
      if (lines.length < LINES_AT_ONCE) continue;
      await this.send(lines.join('\n'));
      lines = [];
    }
    if (lines.length > 0) await this.send(lines.join('\n'));
    await this.ask('m');
  }

  async upsertAll(records) {
    for (const record of records) await this.send(`u${this.line(record)}`);
    await this.ask('r');
  }

  prepareText() {}

  /** The line of a request, made outside the clock. */
  request(multiQuery) {
    const queries = multiQuery.map((query) => {
      const [sort, direction] = query.sort.split(' ');
      const clauses = [...query.key, ...query.clauses].map((clause) =>
        [clause[0][0], ...clause.map(([, value]) => value)].join(ITEM),
      );
      const text = this.words.wordsOf(query.text).map(({ word }) => word);
      return [
        clauses.join(LIST),
        query.ranges.map((range) => range.join(ITEM)).join(LIST),
        text.join(' '),
        sort,
        direction,
        query.offset,
        query.limit,
        query.facets.join(LIST),
        query.stats.join(LIST),
      ].join('\t');
    });
    return `q${queries.join(QUERY)}`;
  }

  async answer(request) {
    return Buffer.from(await this.ask(request));
  }

  /** Processor time of the Java process so far in milliseconds, and its memory. */
  async usage() {
    const { cpuMs, rssKB } = JSON.parse(await this.ask('c'));
    return { cpuMs, rssMB: Math.round(rssKB / 1024) };
  }

  async close() {
    this.child.removeAllListeners('exit');
    this.child.stdin.end();
    await once(this.child, 'exit');
  }

  async ask(line) {
    await this.send(line);
    const { value } = await Promise.race([this.lines.next(), this.failed]);
    return value;
  }

  async send(line) {
    if (!this.child.stdin.write(`${line}\n`)) await Promise.race([once(this.child.stdin, 'drain'), this.failed]);
  }

  line(record) {
    const { nameTokens, tokensOfProse, wordsOf } = this.words;
    const words = new Set(tokensOfProse(record.comments));
    for (const name of TEXT_FACETS) {
      for (const value of [valueAt(record, name)].flat()) for (const word of nameTokens(String(value))) words.add(word);
    }
    words.add(
      wordsOf(record.stocknum)
        .map(({ word }) => word)
        .join(''),
    );
    const facets = [...FACETS, 'site'].flatMap((name) => {
      const values = [valueAt(record, name)].flat().filter((value) => value !== '' && value !== undefined);
      return values.length === 0 ? [] : [[name, ...values].join(ITEM)];
    });
    const card = Object.fromEntries(SETTINGS.attributesToRetrieve.map((name) => [name, record[name]]));
    return [
      record.objectID,
      JSON.stringify({ objectID: record.objectID, ...card }),
      [...words].join(' '),
      facets.join(LIST),
      NUMBERS.map((name) => [name, record[name]].join(ITEM)).join(LIST),
    ].join('\t');
  }
}
