import type { ReactNode } from 'react';
import type { Guide, KeyRow } from '../guide';
import * as styles from './docs-page.css';

const Sentences = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <ul className={styles.list}>
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.part}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
);

const Advice = ({
  kind,
  title,
  sentences,
}: {
  readonly kind: 'do' | 'dont';
  readonly title: string;
  readonly sentences: readonly string[];
}) => (
  <section className={`${styles.part} ${styles.advice[kind]}`}>
    <h2 className={styles.title}>
      <span aria-hidden="true" className={styles.sign[kind]}>
        {kind === 'do' ? '✓' : '✕'}
      </span>
      {title}
    </h2>
    <Sentences sentences={sentences} />
  </section>
);

const KeyTable = ({ rows }: { readonly rows: readonly KeyRow[] }) =>
  rows.length === 0 ? (
    <p>Nothing in it takes the focus.</p>
  ) : (
    <table aria-label="Keyboard" className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.columnHead}>
            Key
          </th>
          <th scope="col" className={styles.columnHead}>
            What it does
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([names, effect]) => (
          <tr key={`${names} ${effect}`}>
            <th scope="row" className={styles.keys}>
              {names.split(', ').map((name, place) => (
                <span key={name}>
                  {place > 0 && ' or '}
                  <kbd className={styles.key}>{name}</kbd>
                </span>
              ))}
            </th>
            <td className={styles.cell}>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );

/** A component's guide: its parts, when to take it and when not, its keys, how it is reached, how its words are written. */
export const GuideWords = ({ words }: { readonly words: Guide }) => (
  <div className={styles.guide}>
    <Advice kind="do" title="Do" sentences={words.do} />
    <Advice kind="dont" title="Don’t" sentences={words.dont} />
    <Part title="Anatomy">
      <ol className={styles.numbered}>
        {words.anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </Part>
    <Part title="Content">
      <Sentences sentences={words.content} />
    </Part>
    <Part title="Keyboard">
      <KeyTable rows={words.keyboard} />
    </Part>
    <Part title="Accessibility">
      <Sentences sentences={words.accessibility} />
    </Part>
  </div>
);
