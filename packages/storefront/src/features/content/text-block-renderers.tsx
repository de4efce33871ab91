import { BlockItems } from '@forecourt/ui/block-items';
import { BlockSection } from '@forecourt/ui/block-section';
import { Accordion } from '@forecourt/ui/disclosure';
import { Section } from '@forecourt/ui/layout';
import type { Template } from '../../runtime/template/template-definition';
import { JsonLd } from '../../site/structured-data/json-ld';
import type { BlockRenderers } from './block-renderer';
import { evenColumns } from './even-columns';
import { faqData } from './faq-data';
import { RichText } from './rich-text';

/** Blocks of words alone, which pages hold that have a subject of their own. */
export type TextBlockType = 'rich-text' | 'steps' | 'faq';

/** What draws them. A page that holds no others loads no others. */
export const textBlockRenderers: BlockRenderers<Template, TextBlockType> = {
  'rich-text': (props) => (
    <Section space="above">
      <RichText {...props} />
    </Section>
  ),
  steps: ({ block: { title, text, steps } }) => (
    <BlockSection title={title} text={text}>
      <BlockItems items={steps} columns={evenColumns(steps.length, 2)} numbered />
    </BlockSection>
  ),
  faq: ({ block, site, template }) => (
    <BlockSection title={block.title} width="narrow">
      <Accordion
        items={block.questions.map(({ question, answer }) => ({
          title: question,
          content: <RichText block={{ type: 'rich-text', version: 1, html: answer }} site={site} template={template} />,
        }))}
      />
      <JsonLd data={faqData(block)} />
    </BlockSection>
  ),
};
