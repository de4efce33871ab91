import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import type { Picture } from '../page-picture/picture';
import type { NavigationLink } from '../site-header/navigation';
import { TextLink } from '../text-link/text-link';
import { UiImage } from '../ui-provider/ui-image';
import * as styles from './block-items.css';

/** One of several things: a card, a step, a person. */
export type BlockItem = {
  readonly title: string;
  /** A line under the title: what a person does. */
  readonly note?: string;
  readonly text?: string;
  readonly picture?: Picture | undefined;
  readonly links?: readonly NavigationLink[];
};

/** The ground of one such thing, for other content than words: the hours of a place. */
export const BlockPlate = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.plate}>{children}</div>
);

/**
 * Things of one kind beside each other, as the theme has them: on plates, under hairlines, as ruled sheets. `numbered`
 * for what happens in an order. Source: CONT-01.
 */
export const BlockItems = ({
  items,
  columns = 3,
  numbered = false,
  shape = 'wide',
  level = 3,
}: {
  readonly items: readonly BlockItem[];
  /** Beside each other on a desktop. */
  readonly columns?: 2 | 3 | 4;
  readonly numbered?: boolean;
  /** Of the pictures. */
  readonly shape?: keyof typeof styles.pictures;
  /** Of the titles: 2 where no heading stands above. */
  readonly level?: 2 | 3;
}) => {
  const List = numbered ? 'ol' : 'ul';
  const Title = `h${level}` as const;
  return (
    <List role="list" className={styles.list} style={assignInlineVars({ [styles.beside]: String(columns) })}>
      {items.map(({ title, note = '', text = '', picture, links = [] }, place) => (
        // Two may have the same title.
        // biome-ignore lint/suspicious/noArrayIndexKey: their order does not change while they are shown
        <li key={place} className={styles.item}>
          {picture !== undefined && (
            <UiImage
              {...picture}
              fit="cover"
              sizes="(min-width: 75rem) 28rem, (min-width: 48rem) 45vw, 92vw"
              className={styles.pictures[shape]}
            />
          )}
          <div className={classNames(styles.words, numbered && styles.numbered)}>
            <Title className={styles.title}>{title}</Title>
            {note !== '' && <p className={styles.note}>{note}</p>}
            {text !== '' && <p className={styles.text}>{text}</p>}
            {links.length > 0 && (
              <div className={styles.links}>
                {links.map(({ label, href }) => (
                  <TextLink key={href} href={href}>
                    {label}
                  </TextLink>
                ))}
              </div>
            )}
          </div>
        </li>
      ))}
    </List>
  );
};
