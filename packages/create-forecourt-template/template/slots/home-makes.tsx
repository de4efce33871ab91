import type { HomeMakesProps } from '@forecourt/ui/home-makes';
import { Section } from '@forecourt/ui/layout';
import './home-makes.css';

/** The makes in stock, as a line of words: a slot of this template's own. */
export const HomeMakes = ({ title, lead, makes }: HomeMakesProps) => (
  <Section title={title} lead={lead} space="above">
    <ul className="own-makes">
      {makes.map(({ name, href, count }) => (
        <li key={href}>
          <a href={href}>
            {name}
            {count !== undefined && <span> {count.toLocaleString('en-AU')}</span>}
          </a>
        </li>
      ))}
    </ul>
  </Section>
);
