import { StyleSheet } from '@react-pdf/renderer';

/** Colours of the sheet, `#rrggbb`: the dealer's brand on white paper. */
export interface BrochureColors {
  readonly brand: string;
  readonly onBrand: string;
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  readonly stage: string;
}

/** A4 in points: 36 pt margins, a base of 9 pt. */
export const brochureStyles = ({ brand, onBrand, text, quiet, line, stage }: BrochureColors) =>
  StyleSheet.create({
    page: { paddingBottom: 64, fontFamily: 'Helvetica', fontSize: 9, color: text },
    band: {
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'center',
      paddingVertical: 14,
      paddingHorizontal: 36,
      backgroundColor: brand,
      color: onBrand,
    },
    siteName: { fontFamily: 'Helvetica-Bold', fontSize: 13, lineHeight: 1.2 },
    body: { paddingHorizontal: 36, paddingTop: 18, lineHeight: 1.4 },
    head: { flexDirection: 'row', justifyContent: 'space-between', gap: 24, marginBottom: 12 },
    name: { flex: 1 },
    heading: { fontFamily: 'Helvetica-Bold', fontSize: 22, lineHeight: 1.15 },
    subheading: { fontSize: 12, lineHeight: 1.3, color: quiet },
    quiet: { color: quiet },
    small: { fontSize: 7.5, lineHeight: 1.35, color: quiet },
    money: { maxWidth: 210, alignItems: 'flex-end' },
    price: { fontFamily: 'Helvetica-Bold', fontSize: 22, lineHeight: 1.15 },
    right: { textAlign: 'right' },
    large: { height: 250, marginBottom: 6, backgroundColor: stage },
    row: { flexDirection: 'row', gap: 6, marginBottom: 12 },
    small3: { flex: 1, height: 92, backgroundColor: stage },
    whole: { width: '100%', height: '100%', objectFit: 'contain' },
    filled: { width: '100%', height: '100%', objectFit: 'cover' },
    facts: {
      flexDirection: 'row',
      marginBottom: 14,
      borderTopWidth: 1,
      borderBottomWidth: 1,
      borderColor: line,
      paddingVertical: 8,
    },
    fact: { flex: 1 },
    value: { fontFamily: 'Helvetica-Bold', fontSize: 11, lineHeight: 1.3 },
    title: { fontFamily: 'Helvetica-Bold', fontSize: 12, lineHeight: 1.3, marginTop: 10, marginBottom: 4 },
    groups: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 24 },
    group: { width: '47%', marginBottom: 8 },
    groupTitle: { fontFamily: 'Helvetica-Bold', marginBottom: 2 },
    line: {
      flexDirection: 'row',
      justifyContent: 'space-between',
      gap: 12,
      paddingVertical: 2,
      borderBottomWidth: 0.5,
      borderColor: line,
    },
    features: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 18 },
    feature: { width: '31%', paddingVertical: 1.5 },
    place: { flexDirection: 'row', gap: 24, marginTop: 12, paddingTop: 10, borderTopWidth: 1, borderColor: line },
    half: { flex: 1 },
    legal: { marginTop: 12, gap: 3 },
    foot: {
      position: 'absolute',
      left: 36,
      right: 36,
      // By its top: measured from the bottom it wanders off long documents (diegomura/react-pdf issue 3416).
      top: 804,
      flexDirection: 'row',
      justifyContent: 'space-between',
      fontSize: 7.5,
      color: quiet,
    },
  });
