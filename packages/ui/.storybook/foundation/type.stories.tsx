import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ThemeTokens, themes } from '../../src/themes';
import { themeName } from '../dress';
import * as styles from './foundation.css';
import { FoundationPage, foundationParameters, Part, token } from './foundation-page';
import { voices } from './voices.css';

const meta: Meta = { title: 'Foundation/Type', tags: ['!autodocs'], parameters: foundationParameters };
export default meta;

type Voice = keyof ThemeTokens['type'];

const samples: Readonly<Record<Voice, { readonly sample: string; readonly use: string }>> = {
  display: { sample: 'Find your next car', use: 'The sign: one line a page, in the hero' },
  h1: { sample: '2023 Toyota RAV4 GXL', use: 'The one first heading of a page' },
  h2: { sample: 'Start with the shape', use: 'A section' },
  h3: { sample: 'Specifications', use: 'A part of a section, a card’s title' },
  h4: { sample: 'Engine', use: 'A group within a part' },
  lead: { sample: '1,284 cars, with the interest rate beside every repayment.', use: 'The sentence under a heading' },
  body: { sample: 'One owner, serviced here every 10,000 km, with both keys and the books.', use: 'Reading' },
  small: { sample: 'Comparison rate 9.61% p.a.', use: 'What belongs to something larger' },
  label: { sample: 'Email Address', use: 'Fields, table heads' },
  micro: { sample: 'Vehicle pictures are illustrations.', use: 'Small print; still readable' },
  button: { sample: 'Enquire now', use: 'Buttons' },
  tag: { sample: 'Demo', use: 'Tags' },
  nav: { sample: 'Used cars', use: 'The site’s menu' },
  price: { sample: '$38,990', use: 'The price of a card' },
  priceLarge: { sample: '$38,990', use: 'The price of a vehicle’s page' },
  priceWords: { sample: 'Enquire for price.', use: 'Words where a price would stand' },
};

const isVoice = (name: string): name is Voice => name in samples;

export const Voices: StoryObj = {
  render: (_args, { globals }) => {
    const theme = themes[themeName(globals)];
    return (
      <FoundationPage
        title="Type"
        lead="One variable typeface a theme, and sixteen voices. A component takes a voice whole: size, line, weight, width and tracking belong together."
        globals={globals}
      >
        <Part title="Typeface" words={['Self-hosted and variable; a dealer may choose another of the four.']}>
          <p style={{ fontFamily: token('font', 'body') }} className={voices.h2}>
            Aa Bb Cc 0123456789 $ % , .
          </p>
          <p className={styles.note}>
            {theme.font.body} · figures {theme.font.numeric}
          </p>
        </Part>
        <Part title="Voices" words={['Sizes with clamp() grow with the window between a phone and a desk.']}>
          <dl>
            {Object.entries(theme.type).map(([name, voice]) =>
              isVoice(name) ? (
                <div key={name} className={styles.voice}>
                  <dt className={styles.note}>
                    <strong>{name}</strong>, {samples[name].use.toLowerCase()}. {voice.size}, line {voice.line}, weight{' '}
                    {voice.weight}, width {voice.width}
                  </dt>
                  <dd className={voices[name]}>{samples[name].sample}</dd>
                </div>
              ) : null,
            )}
          </dl>
        </Part>
      </FoundationPage>
    );
  },
};
