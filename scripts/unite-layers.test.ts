import { describe, expect, it } from 'vitest';
import { uniteLayers } from './unite-layers';

describe('uniteLayers', () => {
  it('opens each layer once, in the order in which they were named first', () => {
    expect(
      uniteLayers(
        '@layer ui;@layer site;@layer ui{.a{color:red}@media print{.a{color:blue}}}@layer ui;@layer site{.c{top:0}}@layer ui{.b{top:0}}',
      ),
    ).toBe('@layer ui,site;@layer ui{.a{color:red}@media print{.a{color:blue}}.b{top:0}}@layer site{.c{top:0}}');
  });

  it('keeps what stands outside layers, in its order', () => {
    expect(uniteLayers('@keyframes x{to{top:0}}@layer ui{.a{top:0}}:root{--b:1}')).toBe(
      '@layer ui;@keyframes x{to{top:0}}:root{--b:1}@layer ui{.a{top:0}}',
    );
  });

  it('refuses a layer inside a condition, whose order it would change', () => {
    expect(() => uniteLayers('@media print{@layer ui{.a{top:0}}}')).toThrow('write the condition inside the layer');
  });

  it('refuses a string that it would misread', () => {
    expect(uniteLayers('@layer ui{.a:after{content:"/"}.b:after{content:"\'"}}')).toContain('"/"');
    expect(() => uniteLayers('@layer ui{.a:after{content:"}"}}')).toThrow('would be misread: "}"');
  });
});
