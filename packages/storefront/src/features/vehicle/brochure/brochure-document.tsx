import { Document, Image, Link, Page, Text, View } from '@react-pdf/renderer';
import type { LoadedPicture } from '../../../runtime/media/load-picture';
import type { FlatColors } from '../../../runtime/template/flat-colors';
import { brochureStyles } from './brochure-styles';
import type { BrochureView } from './brochure-view';

type Styles = ReturnType<typeof brochureStyles>;

const Picture = ({ picture, styles }: { readonly picture: LoadedPicture; readonly styles: Styles }) => (
  // Cut-outs stand whole on their stage, photos fill their place.
  <Image src={{ ...picture }} style={picture.format === 'png' ? styles.whole : styles.filled} />
);

const Pictures = ({ pictures, styles }: { readonly pictures: readonly LoadedPicture[]; readonly styles: Styles }) => {
  const [first, ...others] = pictures;
  if (first === undefined) return null;
  return (
    <>
      <View style={styles.large}>
        <Picture picture={first} styles={styles} />
      </View>
      {others.length > 0 && (
        <View style={styles.row}>
          {others.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
            <View key={index} style={styles.small3}>
              <Picture picture={picture} styles={styles} />
            </View>
          ))}
        </View>
      )}
    </>
  );
};

const Head = ({ view, styles }: { readonly view: BrochureView; readonly styles: Styles }) => (
  <View style={styles.head}>
    <View style={styles.name}>
      <Text style={styles.heading}>{view.heading}</Text>
      {view.subheading !== undefined && <Text style={styles.subheading}>{view.subheading}</Text>}
      <Text style={styles.quiet}>{[...view.tags, view.details].filter(Boolean).join(' · ')}</Text>
    </View>
    <View style={styles.money}>
      {view.price !== null && <Text style={[styles.price, styles.right]}>{view.price.figure}</Text>}
      {view.price?.notes.map((note) => (
        <Text key={note} style={[styles.quiet, styles.right]}>
          {note}
        </Text>
      ))}
      {view.repayment !== undefined && <Text style={styles.right}>{view.repayment}</Text>}
      {view.notice !== undefined && <Text style={styles.right}>{view.notice}</Text>}
    </View>
  </View>
);

const Specifications = ({ view, styles }: { readonly view: BrochureView; readonly styles: Styles }) => (
  <>
    {view.specifications.length > 0 && <Text style={styles.title}>Specifications</Text>}
    <View style={styles.groups}>
      {view.specifications.map((group) => (
        <View key={group.key} style={styles.group} wrap={false}>
          <Text style={styles.groupTitle}>{group.title}</Text>
          {group.rows.map((row) => (
            <View key={row.key} style={styles.line}>
              <Text style={styles.quiet}>{row.label}</Text>
              <Text>{row.value}</Text>
            </View>
          ))}
        </View>
      ))}
    </View>
    {view.features.length > 0 && <Text style={styles.title}>Features</Text>}
    <View style={styles.features}>
      {view.features.map((feature) => (
        <Text key={feature} style={styles.feature}>
          {feature}
        </Text>
      ))}
    </View>
  </>
);

const Place = ({ view, styles }: { readonly view: BrochureView; readonly styles: Styles }) => {
  const { place } = view;
  return (
    <View style={styles.place} wrap={false}>
      {place !== undefined && (
        <View style={styles.half}>
          <Text style={styles.groupTitle}>{place.name}</Text>
          {[...place.address, ...(place.phone === undefined ? [] : [place.phone]), ...place.licences].map((text) => (
            <Text key={text}>{text}</Text>
          ))}
        </View>
      )}
      <View style={styles.half}>
        {place?.hours.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </View>
    </View>
  );
};

/**
 * A vehicle on A4: pictures, price with its inclusions, facts, place and licence, and the words that the law demands
 * (PRNT-01).
 */
export const BrochureDocument = ({
  view,
  pictures,
  colors,
}: {
  readonly view: BrochureView;
  readonly pictures: readonly LoadedPicture[];
  readonly colors: FlatColors;
}) => {
  const styles = brochureStyles(colors);
  const title = [view.heading, view.subheading].filter(Boolean).join(' ');
  return (
    <Document title={title} author={view.siteName} subject={view.url} language="en-AU">
      <Page size="A4" style={styles.page}>
        <View style={styles.band}>
          <Text style={styles.siteName}>{view.siteName}</Text>
          {view.place?.phone !== undefined && <Text>{view.place.phone}</Text>}
        </View>
        <View style={styles.body}>
          <Head view={view} styles={styles} />
          <Pictures pictures={pictures} styles={styles} />
          {view.facts.length > 0 && (
            <View style={styles.facts}>
              {view.facts.map(({ label, value }) => (
                <View key={label} style={styles.fact}>
                  <Text style={styles.small}>{label}</Text>
                  <Text style={styles.value}>{value}</Text>
                </View>
              ))}
            </View>
          )}
          {view.comments !== null && (
            <>
              <Text style={styles.title}>From the dealer</Text>
              <Text>{view.comments}</Text>
            </>
          )}
          <Specifications view={view} styles={styles} />
          <Place view={view} styles={styles} />
          <View style={styles.legal}>
            {[...(view.disclosure === undefined ? [] : [view.disclosure]), ...view.legal, view.asOf].map((text) => (
              <Text key={text} style={styles.small}>
                {text}
              </Text>
            ))}
            <Link src={view.url} style={styles.small}>
              {view.url}
            </Link>
          </View>
        </View>
        <View style={styles.foot} fixed>
          <Text>{title}</Text>
          <Text render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`} />
        </View>
      </Page>
    </Document>
  );
};
