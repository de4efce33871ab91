import { useEffect, useId, useState } from 'react';
import { Button } from '../../src/button/button';
import { SelectField } from '../../src/field/select-field';
import { TextField } from '../../src/field/text-field';
import { Icon } from '../../src/icon/icon';
import {
  type BrandColorRole,
  type BrandTokens,
  brandColorRoles,
  brandContrastFailures,
  brandedColors,
  brandRadii,
  fontStacks,
  isHexColor,
  resolveColors,
  type ThemeName,
  themes,
} from '../../src/themes';
import { wearBrand } from '../dress';
import { adviceFor, firstRoles } from './brand-advice';
import * as styles from './brand-editor.css';
import { BrandSample } from './brand-sample';
import { Part } from './foundation-page';

type Written = { readonly [Role in BrandColorRole | 'radius' | 'font']?: string };

const isRadius = (value: string): value is keyof typeof brandRadii => value in brandRadii;
const isFont = (value: string): value is keyof typeof fontStacks => value in fontStacks;

/** What was written as the tokens of a site document: what is empty is left out. */
const tokensOf = ({ radius = '', font = '', ...colors }: Written): BrandTokens => ({
  ...Object.fromEntries(Object.entries(colors).filter(([, value]) => value !== '')),
  ...(isRadius(radius) ? { radius } : {}),
  ...(isFont(font) ? { font } : {}),
});

const option = (value: string) => ({ value, label: value });

/** One colour: its own picker beside the words of it, which may be pasted. Empty means derived. */
const ColorField = ({
  role,
  value,
  derived,
  onChange,
}: {
  readonly role: BrandColorRole;
  readonly value: string;
  readonly derived: string;
  readonly onChange: (value: string) => void;
}) => {
  const id = useId();
  const shown = value === '' ? derived : value;
  return (
    <div className={styles.colorField}>
      <TextField
        id={id}
        label={role}
        value={value}
        placeholder={derived}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value.trim())}
      />
      <input
        type="color"
        aria-label={`Pick ${role}`}
        className={styles.picker}
        value={isHexColor(shown) && shown.length === 7 ? shown : '#000000'}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
};

/** Edits a dealer's tokens, wears them, and refuses what the platform would refuse. */
export const BrandEditor = ({ theme }: { readonly theme: ThemeName }) => {
  const [written, setWritten] = useState<Written>({});
  const [copied, setCopied] = useState('');
  const tokens = tokensOf(written);
  const worn = JSON.stringify(tokens);
  useEffect(() => {
    wearBrand(theme, JSON.parse(worn) as BrandTokens);
  }, [theme, worn]);

  const failures = brandContrastFailures(themes[theme], tokens);
  const colors = resolveColors(brandedColors(themes[theme], tokens));
  const set = (key: keyof Written) => (value: string) => {
    setCopied('');
    setWritten((before) => ({ ...before, [key]: value }));
  };
  const document_ = JSON.stringify({ brand: tokens }, null, 2);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(document_);
      setCopied('Copied.');
    } catch {
      setCopied('The clipboard is closed here. Select the text and copy it.');
    }
  };
  const fields = (roles: readonly BrandColorRole[]) => (
    <div className={styles.fields}>
      {roles.map((role) => (
        <ColorField key={role} role={role} value={written[role] ?? ''} derived={colors[role]} onChange={set(role)} />
      ))}
    </div>
  );
  const isFirst = (role: BrandColorRole) => firstRoles.some((first) => first === role);

  return (
    <>
      <Part
        title="Tokens"
        words={['One colour is enough. What stays empty is derived from brand, or is the theme’s own.']}
      >
        <div className={styles.form}>
          {fields(firstRoles)}
          <details>
            <summary className={styles.more}>
              More colours <Icon name="chevron-down" size="text" />
            </summary>
            {fields(brandColorRoles.filter((role) => !isFirst(role)))}
          </details>
          <div className={styles.fields}>
            <SelectField
              label="Corners"
              placeholder="The theme’s own"
              options={Object.keys(brandRadii).map(option)}
              value={written.radius ?? ''}
              onChange={(event) => set('radius')(event.target.value)}
            />
            <SelectField
              label="Typeface"
              placeholder="The theme’s own"
              options={Object.keys(fontStacks).map(option)}
              value={written.font ?? ''}
              onChange={(event) => set('font')(event.target.value)}
            />
          </div>
          <div>
            <Button kind="outlined" size="small" onClick={() => setWritten({})}>
              Start again
            </Button>
          </div>
        </div>
      </Part>

      <Part title="Does it read?" words={['WCAG 2.2 AA: text 4.5:1, outlines and marks 3:1.']}>
        <p role="status" className={styles.verdict}>
          <Icon name={failures.length === 0 ? 'circle-check' : 'circle-exclamation-point'} />
          {failures.length === 0
            ? 'Every pair reads in this theme. The document is accepted.'
            : `${failures.length} ${failures.length === 1 ? 'pair does' : 'pairs do'} not read in this theme. The document is refused.`}
        </p>
        {failures.length > 0 && (
          <ul aria-label="Refused pairs" className={styles.failures}>
            {failures.map((failure) => (
              <li key={`${failure.foreground}-${failure.background}`} className={styles.failure}>
                <span
                  className={styles.pair}
                  style={{ color: failure.foregroundColor, background: failure.backgroundColor }}
                  aria-hidden="true"
                >
                  Aa
                </span>
                <div>
                  <p className={styles.pairName}>{`${failure.foreground} on ${failure.background}`}</p>
                  <p className={styles.figures}>
                    {failure.ratio === undefined
                      ? failure.message
                      : `${failure.foregroundColor} on ${failure.backgroundColor}: ${failure.ratio}:1, needs ${failure.minimum}:1`}
                  </p>
                  <p>{adviceFor(themes[theme], tokens, failure)}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Part>

      <Part title="Worn" words={['Everything here wears the tokens above; so does the whole Storybook window.']}>
        <BrandSample />
      </Part>

      <Part title="In the site document" words={['Copy it into sites/<slug>.json.']}>
        <div className={styles.form}>
          {failures.length === 0 ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
            <pre className={styles.document} tabIndex={0}>
              {document_}
            </pre>
          ) : (
            <p>There is nothing to copy while a pair is refused.</p>
          )}
          <div className={styles.row}>
            <Button kind="ink" size="small" icon="copy" disabled={failures.length > 0} onClick={copy}>
              Copy
            </Button>
            <span role="status">{copied}</span>
          </div>
        </div>
      </Part>
    </>
  );
};
