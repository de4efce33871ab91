import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, ui } from '../theme/rules';

const { color, radius, rule, type } = vars;

/** A plate: filled, with a key line set in from its edge. */
export const plate = {
  name: style(
    ui({
      alignSelf: 'center',
      display: 'grid',
      alignContent: 'center',
      maxWidth: '14rem',
      padding: '0.42rem 0.7rem 0.36rem',
      // Seen in forced colours, which drop the ground and the key line.
      border: `${rule.hair} solid transparent`,
      borderRadius: `calc(${radius.panel} * 3)`,
      background: color.brand,
      color: color.onBrand,
      boxShadow: `inset 0 0 0 2px ${color.brand}, inset 0 0 0 3.5px ${color.onBrand}`,
      fontSize: 'clamp(0.95rem, 4.8vw, 1.18rem)',
      fontStretch: type.display.width,
      fontWeight: type.display.weight,
      letterSpacing: '0.005em',
      lineHeight: 0.92,
      textTransform: 'uppercase',
      '@media': { [media.desktop]: { fontSize: '1.3rem' } },
    }),
  ),
  rest: '',
};
