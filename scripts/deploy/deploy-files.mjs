// @ts-check
// What stands in deploy/, read as the tools there read it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from '../workspace/paths.mjs';
import { imageStages } from './image-stages.mjs';

export const deployFolder = join(root, 'deploy');

/** Files of deploy/ by their path from the root. @param {RegExp} name */
export const filesOf = (name) =>
  readdirSync(deployFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join('deploy', file));

/** @param {string} file from the root */
export const textOf = (file) => readFileSync(join(root, file), 'utf8');

/**
 * The documents of a YAML file.
 * @param {string} file from the root
 * @returns {any[]}
 * @throws {Error} naming the file and what cannot be read in it
 */
export const documentsOf = (file) =>
  parseAllDocuments(textOf(file), { merge: true }).map((document) => {
    const [fault] = document.errors;
    if (fault !== undefined) throw new Error(`${file}: ${fault.message}`);
    return document.toJS();
  });

/** Variables that an image sets by itself, by target of its Dockerfile. @param {string} file @returns {Record<string, Readonly<Record<string, string>>>} */
export const imageEnvironments = (file) =>
  Object.fromEntries(Object.entries(imageStages(textOf(file))).map(([name, { env }]) => [name, env]));

/**
 * A resource of Kubernetes, as far as it is looked at.
 * @typedef {object} Resource
 * @property {string} kind
 * @property {{ name: string }} metadata
 * @property {any} spec
 * @property {Record<string, string>} data
 */

/**
 * @typedef {object} DeployedProcess
 * @property {string} name of the service, deployment or job
 * @property {string} image without tag
 * @property {string} tag
 * @property {readonly string[]} command arguments that replace the image's; none: the image's own
 * @property {Readonly<Record<string, string>>} env what compose or Kubernetes set; a secret has the value `a-secret-of-the-operator`
 * @property {readonly string[]} asked addresses and paths of health checks and probes
 * @property {readonly number[]} ports
 */

/** What stands for a value that only the operator has. */
export const ofOperator = 'a-secret-of-the-operator';

/** @param {string} value */
const filledIn = (value) =>
  value.replaceAll(/\$\{(\w+):(\?|-([^}]*))\}/g, (_all, name, _sign, fallback) => {
    if (fallback !== undefined) return fallback;
    if (name === 'SMTP_URL') return 'smtps://mail.your-domain.com.au';
    return name === 'FORECOURT_MAIL_FROM' ? 'leads@your-domain.com.au' : ofOperator;
  });

/** The processes of a compose file. @param {string} file @returns {DeployedProcess[]} */
export const composeProcesses = (file) => {
  const [{ services }] = documentsOf(file);
  return Object.entries(services).map(([name, { image, command = [], environment = {}, healthcheck, ports = [] }]) => {
    const [, repository = image, tag = ''] = /^(.*?):([^/]*)$/.exec(image) ?? [];
    return {
      name,
      image: repository,
      tag,
      command,
      env: Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filledIn(String(value))])),
      asked: (healthcheck?.test ?? []).filter((/** @type {string} */ word) => word.startsWith('http')),
      ports: ports.map((/** @type {string} */ port) => Number(port.split(/[:/]/)[1])),
    };
  });
};

/** Keys of the secrets that the guide has the operator make, by name of the secret. */
export const secretKeys = {
  forecourt: ['FORECOURT_SERVICE_TOKEN', 'FORECOURT_SEARCH_SECRET', 'FORECOURT_SEALING_KEY', 'SMTP_URL'],
  'forecourt-database': ['DATABASE_URL', 'DATABASE_DIRECT_URL'],
  'forecourt-database-owner': ['DATABASE_URL'],
  'forecourt-traces': ['OTEL_EXPORTER_OTLP_HEADERS'],
};

/** @param {string} key */
const valueOfSecret = (key) => {
  if (key.startsWith('DATABASE_')) return 'postgres://forecourt_web@db.your-domain.com.au/forecourt';
  return key === 'SMTP_URL' ? 'smtps://mail.your-domain.com.au' : ofOperator;
};

/** @param {Record<string, any>} settings by name of their config map @returns {(source: any) => Record<string, string>} */
const readSource = (settings) => (source) => {
  if (source.configMapRef !== undefined) return settings[source.configMapRef.name];
  const keys = secretKeys[/** @type {keyof typeof secretKeys} */ (source.secretRef.name)];
  return Object.fromEntries(keys.map((key) => [key, valueOfSecret(key)]));
};

/**
 * The processes of manifests of Kubernetes.
 * @param {readonly Resource[]} documents
 * @param {Record<string, any>} settings data of config maps, by name
 * @param {readonly { name: string, newTag: string }[]} images
 * @returns {DeployedProcess[]}
 */
export const kubernetesProcesses = (documents, settings, images) =>
  documents
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .flatMap(({ metadata, spec }) =>
      spec.template.spec.containers.map((/** @type {any} */ container) => ({
        name: metadata.name,
        image: container.image,
        tag: images.findLast(({ name }) => name === container.image)?.newTag ?? '',
        command: container.args ?? [],
        env: Object.assign(
          {},
          ...(container.envFrom ?? []).map(readSource(settings)),
          ...(container.env ?? []).map((/** @type {any} */ { name, value, valueFrom }) => ({
            [name]:
              value ??
              (valueFrom.secretKeyRef === undefined
                ? settings[valueFrom.configMapKeyRef.name][valueFrom.configMapKeyRef.key]
                : valueOfSecret(name)),
          })),
        ),
        asked: ['startupProbe', 'livenessProbe', 'readinessProbe'].flatMap((probe) => {
          const { path, port } = container[probe]?.httpGet ?? {};
          const found = container.ports?.find((/** @type {any} */ one) => one.name === port);
          return path === undefined ? [] : [`http://127.0.0.1:${found?.containerPort}${path}`];
        }),
        ports: (container.ports ?? []).map((/** @type {any} */ { containerPort }) => containerPort),
      })),
    );
