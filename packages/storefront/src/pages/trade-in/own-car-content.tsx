import type { Block } from '@forecourt/config/content';
import type { PublicSite } from '@forecourt/config/public-site';
import { BlockItems } from '@forecourt/ui/block-items';
import { BlockSection } from '@forecourt/ui/block-section';
import { Accordion } from '@forecourt/ui/disclosure';
import { Section } from '@forecourt/ui/layout';
import { faqData } from '../../features/content/deferred-blocks/faq-data';
import { RichText } from '../../features/content/rich-text';
import type { Template } from '../../runtime/template/template-definition';
import { JsonLd } from '../../site/structured-data/json-ld';

/** The dealer's own words below a valuation: text, how it goes, and its questions; the page holds no other blocks. */
export const OwnCarContent = ({
  blocks,
  site,
  template,
}: {
  readonly blocks: readonly Block[];
  readonly site: PublicSite;
  readonly template: Template;
}) =>
  blocks.map((block, place) => {
    // A block is known by its place alone.
    const key = `${place}-${block.type}`;
    if (block.type === 'rich-text')
      return (
        <Section key={key}>
          <RichText block={block} site={site} template={template} />
        </Section>
      );
    if (block.type === 'steps')
      return (
        <BlockSection key={key} title={block.title} text={block.text}>
          <BlockItems items={block.steps} columns={block.steps.length % 3 === 0 ? 3 : 2} numbered />
        </BlockSection>
      );
    if (block.type === 'faq')
      return (
        <BlockSection key={key} title={block.title} width="narrow">
          <Accordion
            items={block.questions.map(({ question, answer }) => ({
              title: question,
              content: (
                <RichText block={{ type: 'rich-text', version: 1, html: answer }} site={site} template={template} />
              ),
            }))}
          />
          <JsonLd data={faqData(block)} />
        </BlockSection>
      );
    return null;
  });
