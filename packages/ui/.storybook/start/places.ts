/** A story or a page of words in Storybook, by the id that its address ends with. */
export type Place = { readonly label: string; readonly view: 'story' | 'docs'; readonly id: string };

/** Where a designer goes from the start page. */
export const places: readonly { readonly title: string; readonly words: string; readonly links: readonly Place[] }[] = [
  {
    title: 'Foundation',
    words: 'Colour with every contrast pair, type, space, shape, motion, icons, breakpoints and layers.',
    links: [
      { label: 'Colour', view: 'story', id: 'foundation-colour--roles' },
      { label: 'Type', view: 'story', id: 'foundation-type--voices' },
      { label: 'Space', view: 'story', id: 'foundation-space--scale' },
      { label: 'Icons', view: 'story', id: 'foundation-icons--all' },
    ],
  },
  {
    title: 'Brand of a dealer',
    words: 'Edit a dealer’s tokens, see them worn, and be told which pair of colours does not read.',
    links: [{ label: 'Edit a brand', view: 'story', id: 'foundation-brand--editor' }],
  },
  {
    title: 'Pages',
    words: 'Home, results, vehicle and enquiry with their states, made of these components and sample data.',
    links: [
      { label: 'Home', view: 'story', id: 'pages-home--home' },
      { label: 'Results', view: 'story', id: 'pages-results--found' },
      { label: 'Vehicle', view: 'story', id: 'pages-vehicle--for-sale' },
      { label: 'Enquiry', view: 'story', id: 'pages-enquiry--enquiry' },
    ],
  },
  {
    title: 'Components',
    words: 'Each with anatomy, do and don’t, keys, content rules, properties, and a story for every state.',
    links: [
      { label: 'Button', view: 'docs', id: 'controls-button--docs' },
      { label: 'Slot picker', view: 'docs', id: 'fields-slot-picker--docs' },
      { label: 'Vehicle card', view: 'docs', id: 'vehicle-card--docs' },
    ],
  },
];

/** The page that the brand in the corner leads to. */
export const startPage: Place = { label: 'Start', view: 'story', id: 'start--start' };

/** What stands behind the `?` of a place's address. */
export const queryOf = ({ view, id }: Place): string => `?path=/${view}/${id}`;
