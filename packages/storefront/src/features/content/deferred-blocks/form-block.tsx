import { hrefs } from '@forecourt/config/hrefs';
import { BlockSection } from '@forecourt/ui/block-section';
import { generalEnquiry } from '../../enquiry';
import type { BlockRenderer, BlockTemplate } from '../block-renderer';
import { LazyEnquiryForm } from './lazy-parts';

/** An enquiry form of the kind that the block names, with the fields that it chooses (CONT-01, FORM-02). */
export const FormBlock: BlockRenderer<'form', BlockTemplate> = ({
  block: { title, text, kind, fields, services },
  site,
  path = hrefs(site).home,
}) => (
  <BlockSection title={title} text={text} width="narrow">
    <LazyEnquiryForm context={{ ...generalEnquiry(site, kind, fields), path }} services={services} />
  </BlockSection>
);
