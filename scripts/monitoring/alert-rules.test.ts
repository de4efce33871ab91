import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type AskedMetric, askedMetrics } from './asked-metrics';
import { exportedMetrics } from './exported-metrics';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}
const rules: readonly Rule[] = parse(read('deploy/monitoring/rules.yaml')).groups.flatMap(
  (group: { readonly rules: readonly Rule[] }) => group.rules,
);

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}
const panels: readonly Panel[] = JSON.parse(read('deploy/monitoring/dashboard.json')).panels;

/** Names of the table below the heading of alerts. */
const alertsOfGuide = (): readonly string[] => {
  const [, section = ''] = /^## Alerts$([\s\S]*?)^## /m.exec(read('docs/guides/operate.md')) ?? [];
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|')[1]?.trim() ?? '')
    .slice(1);
};

const exported = await exportedMetrics();
/** What is asked for and told by nobody, in words. */
const untold = (asked: readonly AskedMetric[]): readonly string[] =>
  asked.flatMap(({ name, labels }) => {
    const known = exported.get(name);
    if (known === undefined) return [`${name} is exported by no process`];
    return labels.filter((label) => !known.includes(label)).map((label) => `${name} has no label ${label}`);
  });

describe('the alert rules', () => {
  it.each(rules.map(({ alert, expr }) => [alert, expr]))(
    '%s asks for metrics that a process exports',
    (_alert, expr) => {
      const asked = askedMetrics(expr);
      expect(asked).not.toEqual([]);
      expect(untold(asked)).toEqual([]);
    },
  );

  it('are the alerts of the guide, in its order', () =>
    expect(alertsOfGuide()).toEqual(rules.map(({ alert }) => alert)));

  it('each say how urgent they are and what has happened', () => {
    for (const { alert, labels, annotations } of rules) {
      expect(['page', 'ticket'], alert).toContain(labels.severity);
      expect(annotations.summary, alert).toMatch(/\w/);
    }
  });
});

describe('the dashboard', () => {
  it.each(panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr])))(
    '%s asks for metrics that a process exports: %s',
    (_title, expr) => expect(untold(askedMetrics(expr))).toEqual([]),
  );
});

describe('askedMetrics', () => {
  it('finds metrics and the labels they are chosen by, past functions, groupings and words', () =>
    expect(
      askedMetrics(
        'max by (site) (a_total{x="forecourt_y",z=~"1.."}) / on (site) rate(b:c[5m:1m]) > 1.5e9 or d offset 1h',
      ),
    ).toEqual([
      { name: 'a_total', labels: ['x', 'z'] },
      { name: 'b:c', labels: [] },
      { name: 'd', labels: [] },
    ]));

  it('has the check name a metric that nobody exports, and a label that one does not have', () =>
    expect(untold(askedMetrics('forecourt_unheard_of > 0 or forecourt_mails{staat="x"} > 0'))).toEqual([
      'forecourt_unheard_of is exported by no process',
      'forecourt_mails has no label staat',
    ]));
});
