export { createDrain, type Drain } from './drain';
export {
  counterOf,
  createRegistry,
  gaugeOf,
  type MetricAbout,
  type RequestMetrics,
  requestMetrics,
  type Sample,
} from './metrics';
export { type OperatorAnswer, type OperatorServer, serveOperator } from './operator-server';
export { type Check, checkPatienceMs, type Readiness, readinessOf } from './readiness';
export { shortMemory } from './short-memory';
export {
  askTemplateManifest,
  contractVersion,
  mostManifestBytes,
  readTemplateManifest,
  type TemplateManifest,
  templateLabels,
  templateManifestPath,
  templateManifestSchema,
} from './template-manifest';
