import { describe, expect, it } from 'vitest';
import { splitForcedColors } from './forced-colors';

describe('splitForcedColors', () => {
  it('takes the rules for forced colours out, within the layers and conditions they stand in', () => {
    const css =
      '@layer ui;@layer ui{.a{color:red}@media(forced-colors:active){.a{color:Highlight}.b:after{content:"}"}}@media (min-width:9em){@media (forced-colors: active){.c{border:1px solid}}.c{top:0}}}';
    expect(splitForcedColors(css)).toEqual({
      rest: '@layer ui;@layer ui{.a{color:red}@media (min-width:9em){.c{top:0}}}',
      forced: '@layer ui{.a{color:Highlight}.b:after{content:"}"}@media (min-width:9em){.c{border:1px solid}}}',
    });
  });

  it('leaves everything else as it is: quoted braces, escapes, rules without forced colours, two conditions at once', () => {
    for (const css of [
      '@import "x;y.css";@font-face{font-family:A;src:url("a;b.woff2")}',
      '.a\\:b{content:"{;"}@media print{.a{color:#000}}',
      '@keyframes turn{0%{rotate:0deg}to{rotate:1turn}}',
      '@media (forced-colors:none){.a{color:red}}@media (forced-colors:active) and (min-width:9em){.a{top:0}}',
    ])
      expect(splitForcedColors(css)).toEqual({ rest: css, forced: '' });
  });
});
