import type { Blocks } from '@forecourt/config/content';
import type { Json } from '../../site/structured-data/json-ld';

/** Questions and answers as schema.org's FAQPage (CONT-01). */
export const faqData = ({ questions }: Pick<Blocks['faq'], 'questions'>): Json => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
