import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media, ui } from './rules';

const { color } = vars;

/** Marks a place whose colours are re-mapped: `applyTheme` resolves there anew the tokens that follow a colour. */
export const scope = style({});

/**
 * A dark place: every role takes its night value, so that components inside need no dark variant. Put it on bars,
 * footers and full-bleed stages. It cannot be undone further down.
 */
export const nightScope = style([
  scope,
  ui({
    color: color.text,
    vars: {
      [color.text]: color.onNight,
      [color.textQuiet]: color.onNightQuiet,
      [color.textFaint]: color.onNightQuiet,
      [color.textOnStage]: color.onNightQuiet,
      [color.line]: color.nightLine,
      [color.lineControl]: color.nightLineControl,
      [color.lineStrong]: color.onNight,
      [color.page]: color.night,
      [color.surface]: color.nightRaised,
      [color.sunk]: color.nightRaised,
      [color.raised]: color.nightRaised,
      [color.stageWall]: color.nightRaised,
      [color.stageFloor]: color.nightLine,
      [color.brandText]: color.brandOnNight,
      [color.brandEdge]: color.brandOnNight,
      [color.brandSoft]: color.nightRaised,
      [color.action]: color.actionOnNight,
      [color.actionHover]: color.actionHoverOnNight,
      [color.actionEdge]: color.actionOnNight,
      [color.onAction]: color.onActionOnNight,
      [color.ink]: color.onNight,
      [color.inkHover]: color.onNightQuiet,
      [color.onInk]: color.night,
      [color.selected]: color.brandOnNight,
      [color.onSelected]: color.night,
      [color.positive]: color.positiveOnNight,
      [color.positiveSoft]: color.nightRaised,
      [color.caution]: color.onNight,
      [color.cautionSoft]: color.nightRaised,
      [color.danger]: color.dangerOnNight,
      [color.dangerHover]: color.onNight,
      [color.dangerSoft]: color.nightRaised,
      [color.onDanger]: color.night,
      [color.star]: color.onNight,
      [color.focus]: color.focusOnNight,
      [color.focusGap]: color.night,
    },
  }),
]);

/** A place filled with the brand: text takes the colour that reads on it. */
export const brandScope = style([
  scope,
  ui({
    color: color.text,
    vars: {
      [color.text]: color.onBrand,
      [color.textQuiet]: color.onBrandQuiet,
      [color.textFaint]: color.onBrandQuiet,
      [color.textOnStage]: color.onBrand,
      [color.line]: color.onBrandQuiet,
      [color.lineControl]: color.onBrand,
      [color.lineStrong]: color.onBrand,
      [color.page]: color.brand,
      [color.surface]: color.brand,
      [color.sunk]: color.brandHover,
      [color.stageWall]: color.brandHover,
      [color.stageFloor]: color.brandHover,
      [color.brandText]: color.onBrand,
      [color.brandEdge]: color.onBrand,
      [color.brandSoft]: color.brandHover,
      [color.action]: color.onBrand,
      [color.actionHover]: color.onBrandQuiet,
      [color.actionEdge]: color.onBrand,
      [color.onAction]: color.brand,
      [color.ink]: color.onBrand,
      [color.inkHover]: color.onBrandQuiet,
      [color.onInk]: color.brand,
      [color.selected]: color.onBrand,
      [color.onSelected]: color.brand,
      [color.star]: color.onBrand,
      [color.focus]: color.onBrand,
      [color.focusGap]: color.brand,
    },
    // Paper is not filled with the brand.
    '@media': {
      [media.print]: {
        vars: {
          [color.brand]: 'Canvas',
          [color.onBrand]: 'CanvasText',
          [color.onBrandQuiet]: 'CanvasText',
          [color.brandHover]: 'Canvas',
        },
      },
    },
  }),
]);
