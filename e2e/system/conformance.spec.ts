// What every template must do, ours as those from outside: the published suite, on a site of each of ours. What it looks
// for in a browser is accessibility.spec.ts.
import { askingOf, conformance, type Subject } from '@forecourt/testing/conformance';
import { expect, test } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { gridNumber } from '../fixtures/vehicle-states/state-vehicles';
import { statePath } from '../pages/vehicle-html';
import { originOf, templatePort } from '../stack/address-book';

for (const template of templates) {
  test(`template ${template.toUpperCase()} passes the suite that every template passes`, async () => {
    const origin = originOf(stateSite(template).host);
    const subject: Subject = {
      origin,
      ask: askingOf(origin),
      askApp: askingOf(`http://127.0.0.1:${templatePort(template)}`),
      sold: statePath(gridNumber('car', 'sold')),
      axe: { leftOut: 'looked for in accessibility.spec.ts' },
      own: [],
      mayEnquire: true,
    };
    const leftOut: string[] = [];
    for (const { says, run } of conformance)
      await test.step(says, async () => {
        if ((await run(subject)) !== undefined) leftOut.push(says);
      });
    expect(leftOut).toEqual([expect.stringMatching(/^axe finds nothing/)]);
  });
}
