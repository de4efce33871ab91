import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media, touchTarget, type, uiGlobal } from './rules';

uiGlobal('*, *::before, *::after', { boxSizing: 'border-box' });

uiGlobal('html', {
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: `calc(${vars.header.height} + ${vars.space[8]})`,
  // Not smooth: what has the focus would come into view by a way that anything arriving meanwhile breaks off.
});

uiGlobal('body', {
  margin: 0,
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
  ...type('body'),
  fontVariantNumeric: vars.font.numeric,
  fontSynthesis: 'none',
  wordSpacing: vars.font.wordSpace,
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});

uiGlobal('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, blockquote', {
  margin: 0,
  padding: 0,
  border: 0,
});
uiGlobal('ul, ol', { listStyle: 'none' });
uiGlobal('legend', { padding: 0 });
uiGlobal('h1, h2, h3, h4, h5, h6', { fontFamily: vars.font.heading, textWrap: 'balance' });
uiGlobal('h1', type('h1'));
uiGlobal('h2', type('h2'));
uiGlobal('h3', type('h3'));
uiGlobal('h4, h5, h6', type('h4'));
uiGlobal('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
uiGlobal('img, video', { height: 'auto' });
uiGlobal('a', { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: vars.rule.hair });
uiGlobal('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
uiGlobal('button, summary', { cursor: 'pointer' });
uiGlobal('summary', { listStyle: 'none' });
uiGlobal('summary::-webkit-details-marker', { display: 'none' });
uiGlobal('table', { borderCollapse: 'collapse' });

uiGlobal(':focus-visible', {
  outline: `${vars.rule.key} solid ${vars.color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.focusGap}`,
});

// The important rule also stops what a component moves without the motion tokens.
uiGlobal('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

globalStyle(':root:root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: {
        [vars.motion.fast]: '0ms',
        [vars.motion.base]: '0ms',
        [vars.motion.slow]: '0ms',
        [vars.motion.zoom]: '1',
      },
    },
    '(pointer: coarse)': { vars: { [touchTarget]: vars.control.target } },
    // Boxes that only a ground or a shadow draws keep an edge when the browser drops both.
    '(forced-colors: active)': {
      vars: {
        [vars.color.focus]: 'Highlight',
        [vars.tag.line]: 'CanvasText',
        [vars.chip.line]: 'CanvasText',
        [vars.color.line]: 'CanvasText',
        [vars.color.actionEdge]: 'ButtonText',
      },
    },
    [media.print]: {
      vars: {
        [vars.color.page]: 'Canvas',
        [vars.color.surface]: 'Canvas',
        [vars.color.text]: 'CanvasText',
        [vars.color.textQuiet]: 'CanvasText',
        [vars.elevation.bar]: 'none',
        [vars.elevation.float]: 'none',
        [vars.rhythm.section]: '1.5rem',
      },
    },
  },
});

uiGlobal('a[href^="http"]::after', {
  '@media': { [media.print]: { content: '" (" attr(href) ")"', wordBreak: 'break-all' } },
});
