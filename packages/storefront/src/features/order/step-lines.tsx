import * as styles from './order-page.css';

/** The steps of an order in their order, with what each asks for. */
export const StepLines = ({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly { readonly title: string; readonly text: string }[];
}) => (
  <section className={styles.part}>
    <h2 className={styles.title}>{title}</h2>
    <ol className={styles.lines}>
      {lines.map((line, index) => (
        <li key={line.title} className={styles.line}>
          <h3 className={styles.lineTitle}>
            {index + 1}. {line.title}
          </h3>
          <p>{line.text}</p>
        </li>
      ))}
    </ol>
  </section>
);
