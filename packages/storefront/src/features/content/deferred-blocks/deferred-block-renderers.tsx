import { ActionPlate } from '@forecourt/ui/action-plate';
import { BlockItems } from '@forecourt/ui/block-items';
import { BlockSection } from '@forecourt/ui/block-section';
import { Section } from '@forecourt/ui/layout';
import { PageNotice } from '@forecourt/ui/page-notice';
import { PictureText } from '@forecourt/ui/picture-text';
import { PlainTable } from '@forecourt/ui/plain-table';
import { Quotation } from '@forecourt/ui/quotation';
import { Statistic, StatisticGroup } from '@forecourt/ui/statistic';
import { phoneLink } from '../../../site/places/phone';
import { siteCall } from '../../../site/shell/header-view';
import type { BlockRenderers, BlockTemplate } from '../block-renderer';
import { evenColumns } from '../even-columns';
import { liveLinks } from '../live-links';
import { RichText } from '../rich-text';
import { textBlockRenderers } from '../text-block-renderers';
import { blockPicture } from './block-pictures';
import { dealerBlockRenderers } from './dealer-block-renderers';
import type { DeferredBlockType } from './deferred-block-types';
import { LazyPictureStrip, LazyVideoFrame } from './lazy-parts';

export { LazyHeroFilm } from './lazy-parts';
export { ReviewsBlock } from './reviews-block';

/** What draws the blocks that come with a style sheet of their own. */
export const deferredBlockRenderers: BlockRenderers<BlockTemplate, DeferredBlockType> = {
  ...dealerBlockRenderers,
  ...textBlockRenderers,
  'picture-text': async ({ block: { title, html, picture, side, link }, site, template }) => {
    const [live] = await liveLinks(site, link === undefined ? [] : [link]);
    return (
      <PictureText title={title} picture={blockPicture(picture)} side={side} link={live}>
        <RichText block={{ type: 'rich-text', version: 1, html }} site={site} template={template} />
      </PictureText>
    );
  },
  cards: async ({ block: { title, text, columns, cards }, site }) => {
    const live = await liveLinks(
      site,
      cards.flatMap(({ link }) => link ?? []),
    );
    return (
      <BlockSection title={title} text={text} width="full">
        <BlockItems
          columns={columns}
          level={title === undefined ? 2 : 3}
          items={cards.map(({ picture, link, ...card }) => ({
            ...card,
            ...(picture === undefined ? {} : { picture: blockPicture(picture) }),
            ...(link !== undefined && live.includes(link) ? { links: [link] } : {}),
          }))}
        />
      </BlockSection>
    );
  },
  figures: ({ block: { title, figures } }) => (
    <BlockSection title={title}>
      <StatisticGroup>
        {figures.map(({ figure, label, note }, place) => (
          <Statistic
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, on the server
            key={place}
            figure={figure}
            label={label}
            {...(note === '' ? {} : { note })}
          />
        ))}
      </StatisticGroup>
    </BlockSection>
  ),
  quotation: ({ block: { words, by, role } }) => <Quotation words={words} by={by} role={role} />,
  comparison: ({ block: { title, text, columns, rows } }) => (
    <BlockSection title={title} text={text} width="full">
      <PlainTable label={title} columns={columns} rows={rows} />
    </BlockSection>
  ),
  'call-to-action': async ({ block: { title, text, links, phone }, site, template }) => {
    return (
      <ActionPlate
        title={title}
        text={text}
        links={await liveLinks(site, links)}
        phone={phone ? (siteCall(site) ?? undefined) : undefined}
        tone={template.look.accent}
      />
    );
  },
  announcement: async ({ block: { text, link }, site }) => {
    const [live] = await liveLinks(site, link === undefined ? [] : [link]);
    return <PageNotice text={text} link={live} />;
  },
  spacer: ({ block: { size } }) => <Section space={size === 'half' ? 'halfAbove' : 'above'} />,
  team: ({ block: { title, text, people } }) => (
    <BlockSection title={title} text={text}>
      <BlockItems
        shape="portrait"
        columns={evenColumns(people.length, 3)}
        items={people.map(({ name, role, picture, phone, email }) => ({
          title: name,
          note: role,
          ...(picture === undefined ? {} : { picture: blockPicture(picture, 'portrait') }),
          links: [
            ...(phone === '' ? [] : [phoneLink(phone)]),
            ...(email === '' ? [] : [{ label: email, href: `mailto:${email}` }]),
          ],
        }))}
      />
    </BlockSection>
  ),
  gallery: ({ block: { title, pictures } }) => (
    <BlockSection title={title} width="full">
      <LazyPictureStrip
        label={title}
        pictures={pictures.map(({ caption, ...picture }) => ({ ...blockPicture(picture), caption }))}
      />
    </BlockSection>
  ),
  video: ({ block: { title, text, src, poster } }) => (
    <BlockSection title={title} text={text} width="narrow">
      <LazyVideoFrame
        title={title}
        src={src}
        {...(poster === undefined ? {} : { poster: blockPicture(poster, 'film') })}
      />
    </BlockSection>
  ),
};
