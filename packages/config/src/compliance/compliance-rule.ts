import type { PageFacts } from './page-facts';

/** What a rule found. */
export interface ComplianceFault {
  readonly path: string;
  /** The words that it is about, shortened. */
  readonly quote: string;
}

/** A rule of advertising law that words of a page can break. */
export interface ComplianceRule {
  /** What a dealer must do, in a sentence. */
  readonly says: string;
  /**
   * `error`: the law was read in a source. `warning`: its text, number or reach is in doubt, or the words alone do not
   * decide.
   */
  readonly severity: 'error' | 'warning';
  readonly law: string;
  /** Section, as far as it is known. */
  readonly section: string;
  /** What the rule was read from. */
  readonly source: string;
  /** Pure: the same facts give the same faults. */
  readonly find: (facts: PageFacts) => readonly ComplianceFault[];
}

const longestQuote = 120;

/** Words around a place of a text, for who has to find them. */
export const quoteAt = (text: string, index: number): string => {
  const start = Math.max(0, index - 40);
  const cut = text
    .slice(start, start + longestQuote)
    .replace(/\s+/g, ' ')
    .trim();
  return `${start > 0 ? '…' : ''}${cut}${start + longestQuote < text.length ? '…' : ''}`;
};
