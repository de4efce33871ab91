import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { LinkButton } from '@forecourt/ui/button';
import { Section } from '@forecourt/ui/layout';
import { PageHead } from '@forecourt/ui/page-content';
import { Activity } from 'react';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { JsonLd } from '../../site/structured-data/json-ld';
import type { BlockTemplate } from './block-renderer';
import { blockRenderers } from './block-renderers';
import type { SaidContent } from './load-content';
import { PageBlocks } from './page-blocks';
import { writtenWords } from './written-words';

interface WrittenBodyProps {
  /** Where the page stands. */
  readonly path: string;
  readonly site: PublicSite;
  readonly content: Pick<SaidContent, 'head' | 'blocks'>;
  readonly template: BlockTemplate;
}

/** The title of a page of content. */
export const titleOf = ({ head }: Pick<SaidContent, 'head'>, site: Pick<PublicSite, 'name'>): string =>
  head.title ?? site.name;

/** A page that is made of its content: its head in the template's character, its blocks, and one way on, where they do not end with one. */
export const WrittenBody = ({ path, site, content, template }: WrittenBodyProps) => {
  const to = hrefs(site);
  const title = titleOf(content, site);
  const crumbs = [{ label: 'Home', href: to.home }, { label: title }];
  return (
    <>
      <PageHead
        breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
        title={title}
        {...(content.head.lead === undefined ? {} : { lead: content.head.lead })}
        look={template.look.pageHead}
      />
      <Activity>
        <PageBlocks blocks={content.blocks} renderers={blockRenderers} site={site} template={template} path={path} />
      </Activity>
      {content.blocks.at(-1)?.type !== 'call-to-action' && (
        <Section
          title={writtenWords.askTitle}
          lead={writtenWords.ask}
          action={<LinkButton href={to.contact}>{writtenWords.askWay}</LinkButton>}
        />
      )}
      <JsonLd data={breadcrumbData(crumbs, site.canonicalOrigin)} />
    </>
  );
};
